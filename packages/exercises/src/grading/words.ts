import { normalise, plainWord } from '../reader/normalise.ts';
import { isOneSlip } from '../reader/one-slip.ts';

const LONG_WORD = 5;

const isDigit = (char: string | undefined): boolean => char !== undefined && /\d/.test(char);

/** Punctuation goes, but not the sign inside 3,5 or 2:3, nor a sign that is the whole answer. */
const withoutPunctuation = (text: string): string =>
  /[\p{L}\d]/u.test(text)
    ? text.replace(/[„”"'’!?.,;:()]/g, (sign, at: number) =>
        isDigit(text[at - 1]) && isDigit(text[at + 1]) ? (sign === '.' ? ',' : sign) : ' ',
      )
    : text;

/** How texts are compared: lower case, no accents, no article, no punctuation, single spaces. */
export const plainText = (text: string): string =>
  withoutPunctuation(plainWord(normalise(text)).replace(/\s*([-+*/=^:<>])\s*/g, '$1'))
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:az?|egy) (?=\S)/, '');

const accentsOf = (text: string): string => (text.toLowerCase().match(/[áéíóöőúüű]/g) ?? []).join('');

/** „palya” counts as „pálya”, but is not written so. */
export const hasAccentsOf = (typed: string, key: string): boolean => accentsOf(typed.normalize('NFC')) === accentsOf(key);

/** felező-merőleges, felező merőleges and felezőmerőleges are one word to us; 3 4 and 34 are not. */
const joined = (text: string): string => (/\d/.test(text) ? text : text.replace(/[ -]/g, ''));

export const sameText = (a: string, b: string): boolean => {
  const [x, y] = [plainText(a), plainText(b)];
  return x !== '' && (x === y || joined(x) === joined(y));
};

/** As a word is said: „pája” for pálya, „vass” for vas, „piksel” for pixel. */
const sound = (word: string): string =>
  word
    .replace(/ly/g, 'j')
    .replace(/x/g, 'ks')
    .replace(/(\p{L})\1/gu, '$1');

/** One slip in a single word of five letters or more, or a word written as it is said. */
export function isMisspelt(typed: string, key: string): boolean {
  const [mine, wanted] = [plainText(typed).split(' '), plainText(key).split(' ')];
  if (mine.length !== wanted.length) return false;
  const wrong = wanted.flatMap((word, i) => (word === mine[i] ? [] : ([[word, mine[i] ?? '']] as const)));
  const [only] = wrong;
  if (wrong.length !== 1 || only === undefined || /\d/.test(only[0]) || /\p{Lu}{2}/u.test(key)) return false;
  return (only[0].length >= LONG_WORD && isOneSlip(only[0], only[1])) || sound(only[0]) === sound(only[1]);
}
