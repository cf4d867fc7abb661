import { numberArticle, numberSuffix, type SuffixKind } from '@eszkerek/numbers/hungarian';
import type { Found } from './typography.ts';

/** A numeral as written: 25, 12 500. A part of a decimal, a fraction or a time is left alone. */
const NUMERAL = '(?<![\\d,.:/–−-])(\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+|\\d+)';
const toNumber = (written: string) => Number(written.replace(/\D/g, ''));

const FORMS: Record<string, SuffixKind> = {};
const add = (kind: SuffixKind, ...forms: string[]) => {
  for (const form of forms) FORMS[form] = kind;
};
add('val', 'val', 'vel', 'gyel', 'mal', 'tel', 'tal', 'cal', 'cel', 'zel', 'szal', 'nel', 'nal', 'zal', 'rel', 'dal', 'el', 'al');
add('szor', 'szor', 'szer', 'ször');
add('hoz', 'hoz', 'hez', 'höz');
add('nál', 'nál', 'nél');
add('ra', 'ra', 're');
add('ból', 'ból', 'ből');
add('tól', 'tól', 'től');
add('ról', 'ról', 'ről');
add('nak', 'nak', 'nek');
add('ban', 'ban', 'ben');

const suffixed = new RegExp(`${NUMERAL}-(${Object.keys(FORMS).join('|')})(?!\\p{L})`, 'gu');

export function checkNumeralSuffix(text: string, found: Found): void {
  if (!/\d-/.test(text)) return;
  for (const match of text.matchAll(suffixed)) {
    const [whole, written = '', suffix = ''] = match;
    const kind = FORMS[suffix];
    if (!kind) continue;
    const right = numberSuffix(toNumber(written), kind);
    if (right !== suffix) found('numeral-suffix', match.index, `„${whole}” should be „${written}-${right}”`);
  }
}

const withArticle = new RegExp(`(?<![\\p{L}-])([Aa]z?)[ \\u00a0]${NUMERAL}(-\\p{L})?`, 'gu');

/** „Kettő meg négy az 6” is right: „az” before a bare number may be a pronoun, „a” never is. */
export function checkArticle(text: string, found: Found): void {
  if (!/\d/.test(text)) return;
  for (const match of text.matchAll(withArticle)) {
    const [whole, article = '', written = '', suffix] = match;
    const right = numberArticle(toNumber(written));
    const isPronoun = right === 'a' && !suffix;
    if (article.toLowerCase() !== right && !isPronoun) found('article', match.index, `„${whole}” should begin with „${right}”`);
  }
}

/** „az $\frac56$”: the first number of a formula is spoken first. */
export function formulaArticle(tex: string): 'a' | 'az' | undefined {
  const number = /^\s*(?:\\d?frac\s*\{?\s*)?(\d+)/.exec(tex);
  if (!number?.[1]) return undefined;
  const fraction = /^\s*\\d?frac\s*(\d)/.exec(tex);
  return numberArticle(Number(fraction?.[1] ?? number[1]));
}
