import { decimalPlaces, isInteger, type Rational, rational } from '@eszkerek/numbers/rational';
import { type Exact, equalExact, rationalValue, toNumber } from '../reader/exact.ts';
import { readAnswer } from '../reader/read-answer.ts';

const HALF_PERCENT = rational(1, 200);
const SHORT_DECIMALS = 4;

type Tolerance = { readonly relative: boolean; readonly size: Rational };

function readTolerance(text: string): Tolerance | null {
  const reading = readAnswer(text, { expect: 'number', dot: 'decimal' });
  const size = reading.status === 'ok' && 'exact' in reading.value ? rationalValue(reading.value.exact) : null;
  if (!size || reading.status !== 'ok') return null;
  return reading.unit?.symbol === '%' ? { relative: true, size: size.div(100) } : { relative: false, size };
}

/** 2,7 is exact as it stands; 10/3, √2 and 6π can only be typed as decimals after rounding. */
export function isShortDecimal(value: Exact): boolean {
  const plain = rationalValue(value);
  const places = plain && decimalPlaces(plain);
  return typeof places === 'number' && places <= SHORT_DECIMALS;
}

/** 342√3 is no rounding of 343√3: only what is written without root and π is a rounded value. */
const isRounding = (value: Exact, key: Exact): boolean => !isShortDecimal(key) && rationalValue(value) !== null;

/** An endless decimal is written down to six places: 7/3 is 2,333333. */
export const isSameDecimal = (value: Exact, written: Exact): boolean =>
  !isShortDecimal(written) && Math.abs(toNumber(value) - toNumber(written)) <= 1e-6;

const FAR_ROUNDING = 0.05;
const NEAR_ROUNDING = 0.01;
const CUT_OFF = 0.015;

/** Whether `typed` has two digits that count: half of its last place is at most a twentieth of it. 1 is too coarse for 103/104. */
export function isFineEnough(typed: Exact): boolean {
  const mine = rationalValue(typed);
  const places = mine && decimalPlaces(mine);
  return typeof places !== 'number' || 10 ** -places / 2 <= FAR_ROUNDING * Math.abs(toNumber(typed)) + 1e-9;
}

/**
 * Whether the decimal `typed` is `wrong` rounded to as many places as were typed, or cut off there. An author's short
 * decimal may be rounded itself: then a longer one may stand for it. A whole number is a rounding of an endless decimal
 * alone, and only within a hundredth of it: 10 may be anything beside 10,3.
 */
export function isRoundingOf(typed: Exact, wrong: Exact): boolean {
  const [mine, its] = [rationalValue(typed), rationalValue(wrong)];
  const places = mine && decimalPlaces(mine);
  if (typeof places !== 'number' || (its && isInteger(its)) || !isFineEnough(typed)) return false;
  const own = isShortDecimal(wrong) && its ? (decimalPlaces(its) ?? 0) : Number.POSITIVE_INFINITY;
  const common = Math.min(places, own);
  if (own < Number.POSITIVE_INFINITY && (common < 1 || (places > own && own < 2))) return false;
  const [a, b] = [toNumber(typed), toNumber(wrong)];
  const [difference, unit] = [Math.abs(a - b), 10 ** -common];
  const share = difference / Math.abs(b);
  const allowed = own < Number.POSITIVE_INFINITY || places === 0 ? NEAR_ROUNDING : FAR_ROUNDING;
  const rounded = difference <= unit / 2 + 1e-9 && share <= allowed;
  return rounded || (common > 0 && difference < unit && share <= CUT_OFF && Math.abs(a) < Math.abs(b));
}

/** Whether `value` is `key` rounded to as many places, or nearer. */
export const isWithin = (value: Exact, key: Exact, places: number): boolean =>
  Math.abs(toNumber(value) - toNumber(key)) <= 10 ** -places / 2 + 1e-9;

/** Whether `value` counts as `key`: exactly, within the author's tolerance, or (NUM, no tolerance given) as a rounding within 0,5%. */
export function isClose(value: Exact, key: Exact, tolerance: string | undefined, roundable: boolean): boolean {
  if (equalExact(value, key)) return true;
  const given = tolerance === undefined ? null : readTolerance(tolerance);
  const allowed = given ?? (tolerance === undefined && roundable && isRounding(value, key) ? { relative: true, size: HALF_PERCENT } : null);
  if (!allowed) return false;
  const [x, y] = [rationalValue(value), rationalValue(key)];
  if (x && y)
    return (
      x
        .sub(y)
        .abs()
        .compare(allowed.relative ? allowed.size.mul(y.abs()) : allowed.size) <= 0
    );
  const [a, b] = [toNumber(value), toNumber(key)];
  const room = allowed.relative ? allowed.size.valueOf() * Math.abs(b) : allowed.size.valueOf();
  return Math.abs(a - b) <= room + 1e-12;
}
