import type { Rational } from '@eszkerek/numbers/rational';
import { normalise, plainWord } from '../reader/normalise.ts';
import type { Context } from '../reader/sentence.ts';
import { asMeant, conversion, convertible, readUnit, type Unit } from '../reader/unit.ts';
import { isSameNoun } from '../reader/vocabulary.ts';
import { readKey } from './read-key.ts';
import { remembered } from './remembered.ts';
import type { TypedSpec } from './typed-spec.ts';

/** A sum above or below a bar. */
export const inBrackets = (text: string): string => (/.[-+]/.test(text) ? `(${text})` : text);

/** The question with its formulas as they are typed, each between `$` signs: `$\frac{6}{8}$` becomes `$ 6/8 $`. */
export const typedFormulas = remembered((task): string => {
  const text = task
    .replace(/\{,\}/g, ',')
    .replace(/\\(?:text|mathrm)\{ *([^{}]*?) *\}/g, ' $1')
    .replace(/\^\{([^{}]*)\}/g, '^$1')
    .replace(/\\sqrt ?(?:\{([^{}]*)\}|(\d))/g, (_, a = '', b = '') => `√${a}${b}`)
    .replace(
      /\\[dt]?frac ?(?:\{([^{}]*)\}|(\w)) ?(?:\{([^{}]*)\}|(\w))/g,
      (_, a = '', b = '', c = '', d = '') => ` ${inBrackets(a + b)}/${inBrackets(c + d)} `,
    )
    .replace(/\\(?:cdot|times)(?!\p{L})/gu, '*')
    .replace(/\\div(?!\p{L})/gu, ':')
    .replace(/\\pi(?!\p{L})/gu, 'π')
    .replace(/\\(?:left|right|,|;|!|quad|text|mathrm|\s)/g, ' ')
    .replace(/[{}\\]/g, ' ');
  return normalise(text);
});

/** The question as plain text: `$\frac{6}{8}$` becomes 6/8. */
export const plainTask = remembered((task): string => typedFormulas(task).replace(/\$/g, ' ').replace(/ {2,}/g, ' '));

export const isInflected = (a: string, b: string): boolean => {
  let common = 0;
  while (common < a.length && a[common] === b[common]) common++;
  const [short, long] = [Math.min(a.length, b.length), Math.max(a.length, b.length)];
  return common >= 2 && common >= short - 1 && long - common <= 5;
};

const VERB_ENDING = /^(?:[aeo]?t{1,2}(?:[aeo]k|[aeo]m|u?n?k|[ae])?|[aeo]?n[ae]k|[uü]nk|[aeo]k|[aeo]m|i?k?|ja|[ae]nd\p{L}*|ni)$/u;
/** „dobott” and „dobtak”: one verb in two forms. */
const isSameVerb = (a: string, b: string): boolean => {
  let common = 0;
  while (common < a.length && a[common] === b[common]) common++;
  return common >= 3 && VERB_ENDING.test(a.slice(common)) && VERB_ENDING.test(b.slice(common));
};

const ASKED = /hány ([\p{L}°%][\p{L}°%/²³^\d]*)/giu;
const ASKED_IN = /([\p{L}°%][\p{L}°/²³^\d]*)-?(?:ban|ben)(?!\p{L})/giu;

/** The unit the text asks for: „hány km”, „percben”; null when it names none, or several. */
const askedUnit = remembered((task): Unit | null => {
  const text = plainTask(task);
  const units = [...text.matchAll(ASKED), ...text.matchAll(ASKED_IN)].flatMap(m => readUnit(m[1] ?? '') ?? []);
  const [first] = units;
  return first && units.every(unit => unit.symbol === first.symbol) ? first : null;
});

/** The unit an answer is held against, when there is one. */
export function wantedUnit(spec: TypedSpec): Unit | undefined {
  const named = spec.unit ? readUnit(normalise(spec.unit)) : null;
  return named ?? (spec.task && !spec.unit && !spec.percent ? askedUnit(spec.task) : null) ?? undefined;
}

const QUANTITY = /(\d[\d ]*(?:,\d+)?) ?([\p{L}°](?:[\p{L}°/]|\^\d)*)/gu;

const unitsIn = remembered((task): Unit[] => [...plainTask(task).matchAll(QUANTITY)].flatMap(match => readUnit(match[2] ?? '') ?? []));

/** The amounts a text tells, each in the unit `wanted`; those that stand side by side (1 óra 18 perc) are one. */
function amountsIn(text: string, wanted: Unit): { amount: number; symbol: string }[] {
  const found: { amount: number; symbol: string; end: number }[] = [];
  for (const match of text.matchAll(QUANTITY)) {
    const unit = readUnit(match[2] ?? '');
    if (!unit || !convertible(unit, wanted, false)) continue;
    const amount = Number((match[1] ?? '').replace(/ /g, '').replace(',', '.')) * conversion(unit, wanted).valueOf();
    const before = found.at(-1);
    const joined = before && /^ ?(?:és )?$/.test(text.slice(before.end, match.index));
    if (joined) found.pop();
    found.push({
      amount: amount + (joined ? before.amount : 0),
      symbol: joined ? `${before.symbol} ${unit.symbol}` : unit.symbol,
      end: match.index + match[0].length,
    });
  }
  return found;
}

/** The text tells the very amount that is asked for, in another unit: changing the unit is the task. */
export function asksConversion(spec: TypedSpec, key: number | undefined, wanted: Unit | undefined): boolean {
  if (spec.form === 'askedUnit' || spec.unitPrinted) return true;
  if (!spec.task || key === undefined || !wanted) return false;
  return amountsIn(plainTask(spec.task), wanted).some(
    ({ amount, symbol }) => symbol !== wanted.symbol && Math.abs(amount - key) < 1e-9 * Math.abs(key),
  );
}

const CHANGE =
  /mennyivel|hány (?:fok|°C|kelvin|K)-?(?:kal|kel|nel)|(?:mekkora|mennyi|számítsd ki|add meg)[^.?!]*(?:változás|különbség)|Δ ?t/i;
export const asksChange = (spec: TypedSpec): boolean => spec.task !== undefined && CHANGE.test(plainTask(spec.task));
export const asksInterval = ({ check, task = '' }: TypedSpec): boolean =>
  check === 'INTV' && /intervallum(?:mal|ként|okkal|okként)|intervallumot (?:írj|adj)/i.test(task);
export const asksDigits = (spec: TypedSpec): boolean =>
  spec.task !== undefined && /szám(?:jegyekkel|okkal|mal írd)|írd[^.!?]*számmal/i.test(spec.task);

const EXACT =
  /gyöktelenítsd|legegyszerűbb gyökös alak|gyökös alakban (?:add|válaszol|írd)|pontos(?:, gyökös)? alak(?:ban|ot)|π ?-vel (?:add|válaszol|írd|fejezd)/i;
/** „Hagyd benne a π-t!”, „A π maradjon a válaszban!” */
const KEEPS_PI = /(?:hagyd|maradjon)(?!\p{L})[^.?!]*π|π[^.?!]*(?<!\p{L})(?:hagyd|maradjon)(?!\p{L})/iu;
const ROUNDING = /kerekít|közelít|3,14/i;
/** The question wants the root or π itself, not a rounded value. */
export const asksExact = ({ task = '' }: TypedSpec): boolean => {
  const text = plainTask(task);
  return (EXACT.test(text) || KEEPS_PI.test(text)) && !ROUNDING.test(text);
};

/** The box stands for a number beside or under a root that is already there. */
export const asksBesideRoot = ({ task }: TypedSpec): boolean => task !== undefined && /\\square\s*\\sqrt|\\sqrt\{\\square\}/.test(task);

/** The question wants a rounded value: „egy tizedesjegyre kerekíts”, „kerekítsd százasokra”. */
export const asksRounding = ({ task }: TypedSpec): boolean => task !== undefined && /kerekít/i.test(task);

const PLACES: readonly string[] = ['egészre', 'tizedre', 'századra', 'ezredre'];
/** The decimal place to which the question lets a root be rounded. */
export function askedPlace({ task, answer }: TypedSpec): { readonly places: number; readonly name: string } | null {
  const name = /π/.test(answer) ? undefined : /(egészre|tizedre|századra|ezredre) kerekít/i.exec(task ?? '')?.[1]?.toLowerCase();
  const places = PLACES.indexOf(name ?? '');
  return name && places >= 0 ? { places, name } : null;
}

/** Whether a number is one of the data of the question or its figure. */
export const isGiven = (n: Rational, { task = '', shown = '' }: TypedSpec): boolean =>
  [...plainTask(`${task} ${shown}`).matchAll(/(?<![\d,])\d+(?: \d{3})*(?:,\d+)?(?!,?\d)/g)].some(
    ([digits]) => Number(digits.replace(/ /g, '').replace(',', '.')) === n.valueOf(),
  );

const escaped = (char: string): string => char.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** One writing for what is one formula: 6x·(x+1) and 6x(x+1), (5x)/(x+2) and 5x/(x+2). A sign of product counts between numbers only. */
const plainFormula = (text: string): string =>
  text.replace(/\s*\*\s*(?!\d)|(?<!\d\s*)\s*\*\s*/g, '').replace(/\((\w+(?:\^\d)?)\)(?=\s*\/)/g, '$1');

/** Whether `text` stands in the task as a whole, not as a part of a longer formula. */
function standsIn(task: string, text: string): boolean {
  const signs = [...plainFormula(normalise(text)).replace(/\s/g, '')].map(escaped);
  if (signs.length < 3) return false;
  const whole = `(?<![-+*/^\\d,.(√]\\s*|\\p{L})${signs.join('[\\s$]*')}(?!\\s*[-+*/^(]|\\s*:\\s*\\d|,?\\d|\\p{L})`;
  return new RegExp(whole, 'iu').test(task);
}

/** Whether an operation, fraction or repeating decimal was only copied from the task; never where the key itself stands in it. */
export function isCopied(typed: string, spec: TypedSpec): boolean {
  if (!spec.task) return false;
  const task = plainFormula(typedFormulas(spec.task));
  return standsIn(task, typed) && ![spec.answer, ...spec.accepted].some(key => standsIn(task, key));
}

/** What asks: the sentences with a word of asking, without what is said in brackets or under „ha”. */
export const asking = remembered((task): string =>
  plainTask(task)
    .replace(/\([^()]*\)/g, ' ')
    .split(/(?<=[.?!])\s+/)
    .filter(sentence => /[?!]/.test(sentence) && /mekkora|mennyi|hány|hánnyal|milyen|számítsd|add meg|határozd/i.test(sentence))
    .map(sentence => sentence.replace(/, ha (?!.*(?:mekkora|mennyi|hány)).*/i, ''))
    .join(' '),
);

/** Words of comparison that mean the same bound. */
const BOUNDS: Readonly<Record<string, RegExp>> = {
  legalabb: /^(?:legalabb|legkevesebb|minimum)$/,
  minimum: /^(?:legalabb|legkevesebb|minimum)$/,
  legfeljebb: /^(?:legfeljebb|legtobb|maximum)$/,
  maximum: /^(?:legfeljebb|legtobb|maximum)$/,
};
const COMPARISON = /bb$|^(?:legalabb|legfeljebb|minimum|maximum|orakor|mulva|hianyzik)$/;

const AMOUNT = /^-?\d[\d ]*(?:[.,/]\d+)?(?: \d+\/\d+)?/;
const unitBehind = (text: string): string | undefined => readUnit(/^ ?([\p{L}°%][\p{L}°%/^\d]*)/u.exec(text)?.[1] ?? '')?.symbol;

/** „600 g” where the question tells 600 g, or a bare 600. */
function tells(task: string, amount: string): boolean {
  const number = AMOUNT.exec(amount)?.[0].trim() ?? '';
  const unit = unitBehind(amount.slice(number.length));
  const pattern = new RegExp(`(?<![\\d.,/])${number.replace(/[.,]/, '[.,]').replace(/ /g, ' ?')}(?![\\d/]|[.,]\\d)`, 'g');
  return (
    number !== '' &&
    [...task.matchAll(pattern)].some(hit => {
      const told = unitBehind(task.slice(hit.index + hit[0].length));
      return !unit || told === unit || (unit === '°' && told === '°C');
    })
  );
}

const contexts = remembered((key): Context => {
  const [task, unit, letters] = key.split('\u0000');
  const words = [
    ...new Set((`${plainTask(task ?? '')} ${unit && !readUnit(normalise(unit)) ? unit : ''}`.match(/\p{L}{2,}/gu) ?? []).map(plainWord)),
  ];
  const which =
    plainTask(task ?? '')
      .match(/melyik[^.?!]*\?/giu)
      ?.join(' ') ?? '';
  const asked = (`${asking(task ?? '')} ${which}`.match(/\p{L}{2,}/gu) ?? []).map(plainWord);
  return {
    knows: plain => words.some(word => isInflected(word, plain) || isSameVerb(word, plain) || isSameNoun(word, plain)),
    ...(unit ? { unit } : {}),
    compares: plain => {
      const same = BOUNDS[plain];
      return (
        COMPARISON.test(plain) &&
        asked.some(word => word === plain || same?.test(word) === true || (plain === 'orakor' && word === 'mikor'))
      );
    },
    writes: name =>
      plainTask(task ?? '')
        .replace(/ /g, '')
        .includes(name.replace(/ /g, '')),
    tells: amount => tells(plainTask(task ?? ''), amount),
    share: /hányad|(?:mekkora|milyen) rész/i.test(task ?? ''),
    at: /hány \p{L}+n[áé]l(?!\p{L})|(?:melyik|mely|hol)(?!\p{L})[^.?!]*(?:érték|hely|metsz)/iu.test(task ?? ''),
    times: words.some(word => word.startsWith('hanyszor')),
    kinds: words.some(word => word.startsWith('hanyfele')),
    ...(letters ? { letters } : {}),
  };
});

/** „20°; 80°”: the unit asked for, or else the only one of its quantity that the question names. */
function takesUnit(unit: Unit, spec: TypedSpec, wanted: Unit | undefined): boolean {
  const named = wanted ? [wanted] : unitsIn(spec.task ?? '').filter(given => convertible(asMeant(unit, given), given));
  return (
    named.length > 0 && named.every(given => asMeant(unit, given).base === given.base && conversion(asMeant(unit, given), given).equals(1))
  );
}

export const contextOf = (spec: TypedSpec): Context => {
  const letters = spec.check === 'EXPR' ? spec.answer.replace(/[^a-zA-Zα-ωΑ-Ω]/g, '') : '';
  const wanted = readKey(spec.answer)?.unit ?? wantedUnit(spec);
  return {
    ...contexts(`${spec.task ?? ''}\u0000${spec.unit ?? ''}\u0000${letters}`),
    ...(wanted ? { wanted } : {}),
    takes: unit => takesUnit(unit, spec, wanted),
  };
};
