import { type Rational, rational } from '@eszkerek/numbers/rational';
import { rationalValue } from './exact.ts';
import { plainWord } from './normalise.ts';
import { printRational } from './print.ts';
import { readNumber } from './read-number.ts';
import { PARTS } from './spelled-number.ts';

const SCALES: Record<string, number> = { tucat: 12, szaz: 100, ezer: 1000, millio: 1e6, milliard: 1e9 };
const TENTHS: Record<string, number> = { tized: 1, szazad: 2, ezred: 3, tizezred: 4, szazezred: 5, milliomod: 6 };
const POWERS: Record<string, number> = {
  negyzet: 2,
  negyzete: 2,
  negyzeten: 2,
  masodikon: 2,
  kob: 3,
  kobe: 3,
  kobon: 3,
  harmadikon: 3,
  negyediken: 4,
  otodiken: 5,
  hatodikon: 6,
  hetediken: 7,
  nyolcadikon: 8,
  kilencediken: 9,
  tizediken: 10,
};
/** Whole words with a fixed value, and signs in words. */
const FIXED: Record<string, string> = {
  masfel: '1 1/2',
  haromnegyed: '3/4',
  ketharmad: '2/3',
  egyharmad: '1/3',
  egynegyed: '1/4',
  minusz: '-',
  negativ: '-',
  plusz: '+',
  negyzetgyok: '√',
  es: '&',
  egesz: 'egesz',
};
const entry = (table: Readonly<Record<string, number>>, word: string): number | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

/** Marks stand for words: `@s1000@` a scale, `@t2@` hundredths, `@d3@` thirds, `@p2@` a power. */
function mark(word: string): string {
  const plain = plainWord(word);
  const [scale, tenths, part, power] = [entry(SCALES, plain), entry(TENTHS, plain), entry(PARTS, plain), entry(POWERS, plain)];
  if (scale) return ` @s${scale}@ `;
  if (tenths) return ` @t${tenths}@ `;
  if (part) return ` @d${part}@ `;
  if (power) return ` @p${power}@ `;
  return Object.hasOwn(FIXED, plain) ? ` ${FIXED[plain]} ` : word;
}

export const isNumberWord = (word: string): boolean => mark(word) !== word && plainWord(word) !== 'es' && !mark(word).includes('@p');

const UNITS_SPELLED = 'nulla|egy|ket|ketto|harom|negy|ot|hat|het|nyolc|kilenc';
const TENS_SPELLED = 'tizen|tiz|huszon|husz|harminc|negyven|otven|hatvan|hetven|nyolcvan|kilencven|szaz|ezer|millio|milliard';
const PARTS_SPELLED = 'harmad|negyed|otod|hatod|heted|nyolcad|kilenced|tized|szazad|ezred';
const SPELLED = new RegExp(`^(?=.)(?:${UNITS_SPELLED}|${TENS_SPELLED})*(?:${PARTS_SPELLED})?$`);
/** huszonnégy, tízezer, öthatod: a number written out, which digits have to replace. */
export const isSpelledNumber = (word: string): boolean => SPELLED.test(plainWord(word));

const NUMBER = String.raw`\d[\d ]*(?:[.,]\d+)?`;
const TENTH = /(?:(\d[\d ]*) egesz )? ?(\d+) @t(\d)@/g;
const PART = /(?:(\d[\d ]*) egesz )? ?(\d+) @d(\d+)@/g;
const SCALED = new RegExp(String.raw`(?:(?:\d+ )?\d+/\d+|${NUMBER}) @s\d+@(?: (?:(?:\d+ )?\d+/\d+|${NUMBER}) @s\d+@)*(?: \d+)?`, 'g');

const whole = (text: string | undefined): bigint => BigInt((text ?? '0').replaceAll(' ', ''));

/** `2 @s1000000@ 300 @s1000@ 5`: scales fall, and what follows a scale is smaller than it. */
function scaled(text: string): string {
  let total: Rational = rational(0);
  let last = Number.POSITIVE_INFINITY;
  for (const [, number = '', scale] of text.matchAll(/([^@]+)(?:@s(\d+)@)?/g)) {
    const read = readNumber(number.trim(), 'decimal');
    const value = 'problem' in read ? null : rationalValue(read.exact);
    const size = scale ? Number(scale) : 1;
    if (!value || size >= last || value.mul(size).valueOf() >= last) return text;
    total = total.add(value.mul(size));
    last = size;
  }
  return printRational(total).replace(/\s/g, '');
}

/** Signs and powers in words. „a négyzet” is a power of a letter only in an expression. */
export const withSignWords = (text: string, letters: boolean): string =>
  text
    .replace(/\p{L}+/gu, word => {
      const marked = mark(word);
      return /^ (?:[-+√]|@p\d+@) $/.test(marked) ? marked : word;
    })
    .replace(letters ? /((?<!\p{L})\p{L}|[\d)]) +(?:az? +)?@p(\d+)@/gu : /([\d)]) +(?:az? +)?@p(\d+)@/g, '$1^$2')
    .replace(/(√|gyök|gyok) +alatt\b/giu, '$1')
    .replace(/ @p\d+@ /g, ' négyzet ')
    .replace(/\s+/g, ' ')
    .trim();

const isValueWord = (word: string): boolean => isNumberWord(word) && plainWord(word) !== 'egesz';

/** Reads the number words of a text. `left`: a number word is in the way that only digits can replace. */
export function withoutNumberWords(text: string): { readonly text: string; readonly changed: boolean; readonly left: boolean } {
  const words = text.match(/\p{L}+/gu) ?? [];
  if (!words.some(word => isValueWord(word) || plainWord(word) === 'es')) return { text, changed: false, left: false };
  const read = text
    .replace(/\p{L}+/gu, mark)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(TENTH, (_, w: string | undefined, n: string, places: string) =>
      printRational(rational(whole(w)).add(rational(BigInt(n), 10n ** BigInt(places)))).replace(/\s/g, ''),
    )
    .replace(PART, (_, w: string | undefined, n: string, d: string) => `${w ? `${w.trim()} ` : ''}${n}/${d}`)
    .replace(/(^|[-&(;] ?)@d([24])@/g, '$11/$2')
    .replace(/(\d) & (\d+\/\d+)/g, '$1 $2')
    .replace(SCALED, scaled);
  return { text: read.replaceAll('&', 'és'), changed: words.some(isValueWord), left: read.includes('@') };
}
