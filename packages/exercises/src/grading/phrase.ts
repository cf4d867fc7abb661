import { normalise, plainWord } from '../reader/normalise.ts';
import { isChanging } from '../reader/vocabulary.ts';
import { plainTask } from './task-context.ts';
import type { TypedSpec } from './typed-spec.ts';
import { hasAccentsOf, isMisspelt, sameText } from './words.ts';

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What may stand around a word that is the answer. Without accents, lower case. */
const AROUND = list(`
  a az egy ez ezt azt ezek azok itt szerintem szerintunk hiszem gondolom talan tehat ezert igy akkor hogy
  valasz valaszom valasza felelet feleletem megoldas megoldasa megoldasom
  nev neve nevet nevezzuk nevezik nevezem hivjuk hivjak hivom mondjuk mondjak ugy ugynevezett jelent jelenti szo szot szoval
  van vannak volt lesz lenne legyen lehet
`);
const DENYING = list('nelkul ellentete ellentettje forditottja kivetelevel mas masik egyeb');

/** What the question itself rules out („keverés nélkül”) is no harmless word of it. */
const DENIED = /\p{L}+ nélkül|(?<!\p{L})nem \p{L}+/giu;

/** A question that names what may be chosen: there a second word of it is a second answer. */
const OFFERS = /(?<!\p{L})(?:vagy|illetve|is)(?!\p{L})|(?:,|(?<!\p{L})és(?!\p{L}))[^.?!]*(?<!\p{L})közül(?!\p{L})/iu;

/** „Vas vagy réz”: what the question offers is no harmless word of it; the rest of it is. */
const CHOICES = /\p{L}+ vagy (?:az? )?\p{L}+/giu;

/** Case, plural and possessive: the noun stays the same. */
const ENDING =
  /^(?:[aeo]?t|[aeo]?k(?:[aeo]t|n[ae]k|k[ae]l|b[ae]n|bol|r[ae])?|n[ae]k|[aeo]?n|b[ae]n|bol|rol|tol|r[ae]|h[eo]z|[a-z][ae]l|kent|j?[ae](?:i|ik|t|n[ae]k|b[ae]n|bol)?)$/;

/** „tekercs” of the question in „tekercsben”, „kapcsolás” in „kapcsolva”: most of the shorter one is common. */
function isInflected(a: string, b: string): boolean {
  let common = 0;
  while (common < a.length && a[common] === b[common]) common++;
  const [short, long] = [Math.min(a.length, b.length), Math.max(a.length, b.length)];
  return common >= 3 && common >= short - (short > 7 ? 2 : 1) && long - common <= 5;
}

const wordsIn = (text: string): string[] => normalise(text).match(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu) ?? [];

type Content = readonly string[];

/** The words of a text that the question and the frame of a sentence do not account for. */
function contentOf(text: string, spec: TypedSpec): Content {
  const kept = new Set([spec.answer, ...spec.patterns.map(p => p.value)].flatMap(wordsIn).map(plainWord));
  const task = plainTask(spec.task ?? '');
  const told = task.replace(CHOICES, ' ').replace(DENIED, '');
  const asked = OFFERS.test(told) || /[,;/]/.test(text) ? [] : wordsIn(told).map(plainWord);
  return wordsIn(text).filter(word => {
    const plain = plainWord(word);
    if (kept.has(plain)) return true;
    if (isChanging(plain) || DENYING.has(plain)) return true;
    return !AROUND.has(plain) && !asked.some(known => isInflected(known, plain));
  });
}

const joined = (words: Content): string => words.map(plainWord).join('').replaceAll('-', '');

/** One word or name with its endings: „diffúziónak”, „négyzetek”, „pályája”. A name in capitals takes none. */
function isSame(mine: Content, key: Content): boolean {
  const [a, b] = [joined(mine), joined(key)];
  if (a === b) return true;
  return b.length > 2 && key.every(word => !/\p{Lu}{2}/u.test(word)) && a.startsWith(b) && ENDING.test(a.slice(b.length));
}

const isWords = (text: string): boolean => /^\p{L}[\p{L} -]*$/u.test(text);

export type Phrase =
  | { readonly found: 'key' | 'pattern'; readonly text: string; readonly accented: boolean }
  | { readonly found: 'misspelt' | 'more' };

/** „vas, mert mágnesezhető”: the answer stands before its reason. */
const REASON = /^(.*?\p{L})[ ,;(]+(?:mert|ugyanis|hiszen|mivel) .*$/iu;
/** „párhuzamos, nem soros”: the answer stands before what it is not. */
const DENIED_AFTER = /^((?!.*(?<!\p{L})(?:nem|sem?) .*,).*?\p{L}), nem (?:az? )?([\p{L}-]+)[ .!]*$/iu;
const OTHER_NAME = /[,;/()]| (?:vagy|azaz|vagyis|avagy|illetve) /iu;

/** What is held against the key: the answer without what follows it; one of several names where each of them is right. */
export function withoutAfterthought(typed: string, keys: readonly string[]): string {
  const reasoned = REASON.exec(normalise(typed))?.[1] ?? typed;
  const [, answer = reasoned, denied = ''] = DENIED_AFTER.exec(normalise(reasoned)) ?? [];
  const bare = sameText(answer, denied) ? typed : answer;
  const names = bare
    .split(OTHER_NAME)
    .map(name => name.trim())
    .filter(Boolean);
  return names.length > 1 && names.every(name => keys.some(key => sameText(name, key))) ? (names[0] ?? bare) : bare;
}

/**
 * A word in a sentence: „Ez a diffúzió.”, „diffúziónak nevezzük”. Any word more than the key has is asked about,
 * whether the key is among them or not: the request tells nothing about it. „Nem páros” is one word denied, an answer.
 */
export function readPhrase(typed: string, spec: TypedSpec): Phrase | null {
  if (!isWords(spec.answer)) return null;
  const content = contentOf(typed, spec);
  if (content.length === 0) return null;
  const among = (texts: readonly string[]): string | undefined =>
    texts.filter(isWords).find(text => {
      const words = contentOf(text, spec);
      return isSame(content, words.length > 0 ? words : wordsIn(text));
    });
  const key = among([spec.answer, ...spec.accepted]);
  const pattern = key === undefined ? among(spec.patterns.map(p => p.value)) : undefined;
  const text = key ?? pattern;
  const mine = content.join(' ');
  if (text !== undefined) {
    const written = mine.slice(0, text.length);
    return { found: key === undefined ? 'pattern' : 'key', text, accented: !sameText(written, text) || hasAccentsOf(written, text) };
  }
  if (isMisspelt(mine, spec.answer)) return { found: 'misspelt' };
  const said = content.filter(word => plainWord(word) !== 'nem');
  return said.length > wordsIn(spec.answer).length ? { found: 'more' } : null;
}
