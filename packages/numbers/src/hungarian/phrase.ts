import { capital, numberArticle, wordArticle } from './article.ts';
import { decimalsOf, textNumber } from './number-format.ts';
import { decimalSuffix, numberSuffix, type SuffixKind } from './suffix.ts';

/** `suf(25, 'val')` -> `25-tel`; decimals follow "tized", "század", "ezred". */
export function suf(n: number, kind: SuffixKind): string {
  const decimals = decimalsOf(n);
  return `${textNumber(n)}-${decimals === 0 ? numberSuffix(n, kind) : decimalSuffix(decimals, kind)}`;
}

/** `the(5)` -> `az 5`. */
export const the = (n: number): string => `${numberArticle(n)} ${textNumber(n)}`;
export const The = (n: number): string => capital(the(n));
/** `theSuf(5, 'val')` -> `az 5-tel`. */
export const theSuf = (n: number, kind: SuffixKind): string => `${numberArticle(n)} ${suf(n, kind)}`;
export const TheSuf = (n: number, kind: SuffixKind): string => capital(theSuf(n, kind));
/** `theWord('alma')` -> `az alma`. */
export const theWord = (word: string): string => `${wordArticle(word)} ${word}`;
export const TheWord = (word: string): string => capital(theWord(word));

/** `x, y és z` */
export function listing(items: readonly string[], last = 'és'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}
