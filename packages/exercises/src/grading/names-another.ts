import { normalise, plainWord } from '../reader/normalise.ts';
import { isNumberWord } from '../reader/number-words.ts';
import { isOperand } from '../reader/sentence.ts';
import { readUnit } from '../reader/unit.ts';
import { isCounted, isFrame } from '../reader/vocabulary.ts';
import { isLetterOfOtherUnit, isQuantityLetter, quantitiesIn } from './quantities.ts';
import { remembered } from './remembered.ts';
import { asking, isInflected, plainTask, typedFormulas, wantedUnit } from './task-context.ts';
import type { TypedSpec } from './typed-spec.ts';

/** „Mennyi az $y$?”, „Számítsd ki a $BC$ oldal hosszát!”, „Melyik pont a $D$ csúcs?”: the name that is asked for. */
const ASKED_NAME =
  /(?:mekkora|mennyi|hány [\p{L}°]+|milyen hosszú|számítsd ki|add meg|határozd meg|melyik(?: pont)?|sorold fel|írd fel) (?:az? )?\$ ?([^$]{1,12}?) ?\$/giu;
const SET_SIGN: Readonly<Record<string, string>> = { cap: '∩', cup: '∪', setminus: '\\', '∖': '\\', U: '∪', '-': '\\' };

/** One writing for one name: A'B' and B'A' are the same segment, `A cap B` is A∩B. */
const GREEK: Readonly<Record<string, string>> = { alpha: 'α', alfa: 'α', beta: 'β', béta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ε' };

function nameOf(text: string): { readonly shape: string; readonly name: string } | null {
  const plain = text.replace(/['\d_]/g, '').trim();
  const bare = GREEK[plain.toLowerCase()] ?? plain;
  if (/^[a-zα-ω]$/.test(bare)) return { shape: 'letter', name: bare };
  if (/^[A-Z]$/.test(bare)) return { shape: 'point', name: bare };
  if (/^[A-Z]{2}$/.test(bare)) return { shape: 'segment', name: [...bare].sort().join('') };
  // The vertex of an angle stands in the middle of its name.
  if (/^[A-Z]{3}$/.test(bare)) return { shape: 'angle', name: `${bare[1]}${[bare[0], bare[2]].sort().join('')}` };
  const set = /^([A-Z]) ?(cap|cup|setminus|[∩∪\\∖U-]) ?([A-Z])$/.exec(bare);
  if (!set) return null;
  const [, left = '', sign = '', right = ''] = set;
  return { shape: 'set', name: `${left}${SET_SIGN[sign] ?? sign}${right}` };
}

const askedNames = remembered((task): { readonly shape: string; readonly name: string }[] =>
  [...typedFormulas(task).matchAll(ASKED_NAME)].flatMap(([, text = '']) => nameOf(text) ?? []),
);

const LABEL = /^([^=:\d({[<>]{1,12}\d?) ?(?:[=:]|(?=\())/;

/** „x = 5” where y is asked for, „AB = 10” for BC, „C(3; 5)” for D, „A∪B = …” for A∩B. */
function namesOther(typed: string, spec: TypedSpec): boolean {
  const label = nameOf(LABEL.exec(typed)?.[1] ?? '');
  if (!label || (label.shape === 'point') !== (spec.check === 'PT') || !spec.task) return false;
  const names = askedNames(spec.task).filter(({ shape }) => shape === label.shape);
  if (names.length === 0 || names.some(({ name }) => name === label.name)) return false;
  // A name the question does not use is accepted; another name from the question, or x for y, is not.
  const known = [...typedFormulas(spec.task).matchAll(/[A-Za-z']+/g)].some(([word]) => nameOf(word)?.name === label.name);
  return /^(?:point|set|angle)$/.test(label.shape) || known || /^[xy]$/.test(label.name + names[0]?.name.replace(/[xy]/, ''));
}

/** „A = 20” where the question about the $C$ part names an $A$ part too. */
function namesOtherPart(typed: string, { task = '', check }: TypedSpec): boolean {
  const label = /^([A-Z]) ?[=:] ?-?\d/.exec(typed)?.[1];
  if (!label || check === 'PT') return false;
  const namesIn = (text: string): string[] => [...text.matchAll(/\$ ?([A-Z]) ?\$/g)].map(([, name = '']) => name);
  const sentences = typedFormulas(task).split(/(?<=[.?!])\s+/);
  const asked = namesIn(sentences.findLast(sentence => sentence.includes('?')) ?? '');
  return asked.length === 1 && asked[0] !== label && namesIn(typedFormulas(task)).includes(label);
}

/** „r = 14” or „a sugár 14” where the diameter is asked for. */
function namesOtherQuantity(typed: string, spec: TypedSpec): boolean {
  const { task = '' } = spec;
  const letter = /^([A-Za-z])_?\d? ?[=:]/.exec(typed)?.[1];
  const isAsked = askedNames(task).some(({ name }) => name.toLowerCase() === letter?.toLowerCase());
  if (letter && !isAsked && isLetterOfOtherUnit(letter, wantedUnit(spec))) return true;
  const asked = quantitiesIn(asking(task));
  if (asked.length === 0) return false;
  if (letter && isQuantityLetter(letter))
    return !isAsked && !asked.some(({ letters }) => letters === '' || letters.includes(letter.toLowerCase()));
  const said = quantitiesIn(typed);
  const fits = ({ name, letters }: (typeof said)[number]): boolean =>
    asked.some(other => other.name === name || [...letters].some(sign => other.letters.includes(sign)));
  return said.length > 0 && !said.some(fits);
}

const GENERAL = /^(?:db|darab|szem|szal|fele(?:k|kepp\w*)?$|szam|ertek|lehetoseg|eset|mod|kulonbozo)/;
const PEOPLE =
  /^(?:fo|ember|szemely|gyer(?:ek|mek)|tanulo|diak|fiu|lany|felnott|utas|vendeg|nezo|jatekos|versenyzo|tag|lako|munkas|osztalytars|barat)/;

const wordsOf = (text: string): string[] => (text.match(/\p{L}{2,}/gu) ?? []).map(plainWord);

/** The things that are counted: the nouns after „hány” and the label of the field. */
const countedIn = (spec: TypedSpec): string[] => [
  ...[...plainTask(spec.task ?? '').matchAll(/hány ((?:\p{L}+[ ,?]?){1,3})/giu)].flatMap(
    ([, words = '']) => words.match(/\p{L}{2,}/gu) ?? [],
  ),
  ...(spec.unit && !/\d/.test(spec.unit) ? (normalise(spec.unit).match(/\p{L}{2,}/gu) ?? []) : []),
];

/** Nouns of the question that follow a number: „2093 jegyet”, „12 állat”. */
const givenIn = remembered((task): string[] =>
  [...plainTask(task).matchAll(/(?:\d|(?<!\p{L})egy(?:forma)?) ?(\p{L}{3,})/giu)].map(([, word = '']) => plainWord(word)),
);

/** „tyúk: 5” or „5 tyúk van”: words on one side of the only number. */
const ONE_NUMBER = /^(?:(\p{L}[\p{L} ]*):|\D*?(?=-?\d))\s*-?\d[\d ]*(?:[.,/]\d+)? ?(?:(\p{L}\D*))?$/u;

/** „5 tyúk” where the rabbits are counted, „12 tulipán” for the price of a rose. */
function countsOther(typed: string, spec: TypedSpec): boolean {
  if (!spec.task || !/^(?:INT|NUM)$/.test(spec.check)) return false;
  const [, before, after] = ONE_NUMBER.exec(typed) ?? [];
  const words = wordsOf((before || after) ?? '');
  const first = before ? words.at(-1) : words[0];
  if (first === undefined || isFrame(first) || isNumberWord(first) || isOperand(first)) return false;
  if (before && wordsOf(asking(spec.task)).some(word => isInflected(word, first))) return false;
  // „körtefa” where „almafa” is counted and the field says „fa”.
  const head = spec.unit && !readUnit(normalise(spec.unit)) ? plainWord(spec.unit) : '';
  const isKindOf = (word: string): boolean => head !== '' && word.endsWith(head) && word !== head;
  const kinds = countedIn(spec).map(plainWord).filter(isKindOf);
  if (isKindOf(first) && kinds.length > 0 && !kinds.includes(first)) return true;
  const person = PEOPLE.test(first);
  if (!person && readUnit((after ?? '').split(' ')[0] ?? '')) return false;
  if (!person && readUnit(first)) return false;
  // Where kilograms are asked for, „5 doboz” is no answer, although boxes are spoken of beside „hány”.
  const measured = wantedUnit(spec);
  const asked = (measured && !/^(?:db|fő|%)$/.test(measured.symbol) ? [measured.word ?? measured.symbol] : countedIn(spec)).map(plainWord);
  const fits = (word: string): boolean =>
    asked.some(name => isInflected(name, word) || name.endsWith(word)) || (asked.length > 0 && word.startsWith('db'));
  if (asked.length === 0 || asked.some(name => GENERAL.test(name)) || words.some(fits)) return false;
  if (words.some(word => readUnit(word)) && !person) return false;
  if (person && (asked.some(name => PEOPLE.test(name)) || /hányan/i.test(spec.task))) return false;
  return givenIn(spec.task).some(name => isInflected(name, first)) || (isCounted(first) && !person);
}

/** „3. nap” where days are counted: the third one is no number of days. */
const isOrdinal = (typed: string, { task = '' }: TypedSpec): boolean =>
  /^(?:az? )?\d+\. ?\p{L}{2,}[.!]?$/u.test(typed) && /hány /i.test(asking(task)) && !/melyik|hányad|mikor|hány óra/i.test(task);

const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/^jobb(?:r[ae]|ol|on|oldal\w*)?$/, /^bal(?:r[ae]|rol|on|oldal\w*)?$/],
  [/^kelet/, /^nyugat/],
  [/^eszak/, /^del(?:r[ae]|i|en)?$/],
  [/^(?:felfele|fel)$/, /^(?:lefele|le)$/],
  [/^nyereseg/, /^veszteseg/],
];
/** „1,2 m a bal oldalon” where the place on the right is asked for. */
function saysOpposite(typed: string, { task = '' }: TypedSpec): boolean {
  const [said, asked] = [wordsOf(typed), wordsOf(asking(task))];
  const names = (words: readonly string[], sign: RegExp): boolean => words.some(word => sign.test(word));
  return OPPOSITES.some(pair =>
    [pair, [pair[1], pair[0]] as const].some(
      ([one, other]) => names(said, one) && !names(said, other) && names(asked, other) && !names(asked, one),
    ),
  );
}

/** „y > 3” where the inequality is about x. */
function solvesForOther(typed: string, spec: TypedSpec): boolean {
  const mine = /^[a-z](?= ?[<>])|(?<=[<>]=? ?)[a-z]$/i.exec(typed)?.[0].toLowerCase();
  const formulas = [...typedFormulas(spec.task ?? '').matchAll(/\$([^$]*)\$/g)].map(([, formula = '']) => formula);
  const letters = formulas.flatMap(formula => formula.match(/(?<!\p{L})[a-z](?= ?[-+*/)^<>=]| *$)/gu) ?? []);
  return spec.check === 'INTV' && mine !== undefined && letters.length > 0 && !letters.includes(mine);
}

const RATE = /nkent$|^(?:naponta|hetente|havonta|evente)$/;
/** „naponta 6 kWh” where the whole is asked for. */
function isForEach(typed: string, spec: TypedSpec): boolean {
  if (wantedUnit(spec)?.symbol.includes('/')) return false;
  const asked = wordsOf(asking(spec.task ?? ''));
  return wordsOf(typed).some(word => RATE.test(word) && !asked.includes(word));
}

const namesIn = (text: string): string[] =>
  (text.match(/(?<!\p{L})\p{Lu}\p{Ll}{2,}/gu) ?? []).map(plainWord).filter(word => !isFrame(word));
/** „Sári 51 lejt költött” where Levente is asked about. */
function namesOtherPerson(typed: string, { task = '' }: TypedSpec): boolean {
  const asked = namesIn(asking(task).replace(/(?<=^|[.?!] )\p{Lu}/gu, first => first.toLowerCase()));
  const said = namesIn(typed);
  if (asked.length === 0 || said.length === 0) return false;
  const all = namesIn(plainTask(task));
  const isOf = (names: readonly string[], word: string): boolean => names.some(name => isInflected(name, word));
  return said.some(word => isOf(all, word)) && !said.some(word => isOf(asked, word));
}

/** Whether the words beside an answer say that it is something else than what is asked for. Never looks at its value. */
export function namesAnother(written: string, spec: TypedSpec): boolean {
  const typed = normalise(written.replace(/[∠∡∢]/g, ''));
  return (
    namesOther(typed, spec) ||
    namesOtherPart(typed, spec) ||
    saysOpposite(typed, spec) ||
    solvesForOther(typed, spec) ||
    namesOtherQuantity(typed, spec) ||
    countsOther(typed, spec) ||
    isOrdinal(typed, spec) ||
    isForEach(typed, spec) ||
    namesOtherPerson(typed, spec)
  );
}
