import { PLUS_MINUS } from '../reader/normalise.ts';
import { say } from './messages.ts';

/** What may stand before a bar or an exponent, and what may begin after it. */
const ENDS = String.raw`[\d)\]\p{L}π%²³]`;
const BEGINS = String.raw`[\d([\p{L}π√|,.+-]`;
const NO_NUMERATOR = new RegExp(String.raw`(?<!${ENDS}\s*)\/`, 'u');
const NO_DENOMINATOR = new RegExp(String.raw`\/(?!\s*${BEGINS})`, 'u');
/** A unit after the bar: 3/ cm. */
const UNIT_FOR_DENOMINATOR = /\d\s*\/\s+\p{L}{2}/u;
const NO_EXPONENT = new RegExp(String.raw`\^-?(?!\s*${BEGINS})`, 'u');
const NO_BASE = new RegExp(String.raw`(?<!${ENDS}\s*)\^`, 'u');
const NO_RADICAND = new RegExp(String.raw`√(?!\s*${BEGINS})`, 'u');

/** The part of a fraction, power or root that was left empty, in words; null where every box holds something. */
export function emptyBox(written: string): string | null {
  const typed = written.replace(PLUS_MINUS, '±');
  const isTopEmpty = NO_NUMERATOR.test(typed);
  const isBottomEmpty = NO_DENOMINATOR.test(typed) || UNIT_FOR_DENOMINATOR.test(typed);
  if (isBottomEmpty && (isTopEmpty || / \//.test(typed))) return say.emptyFraction;
  if (isTopEmpty) return say.noNumerator;
  if (isBottomEmpty) return say.noDenominator;
  if (NO_BASE.test(typed)) return say.noBase;
  if (NO_EXPONENT.test(typed)) return say.noExponent;
  return NO_RADICAND.test(typed) ? say.noRadicand : null;
}

/** The keypad writes a mixed number without numerator as others write a fraction: 2 /4. */
export const mayLackNumerator = (typed: string): boolean => /\d \/(?=\d)/.test(typed);
