import type { Rational } from '@eszkerek/numbers/rational';
import { type Exact, toNumber } from '../reader/exact.ts';
import type { Poly } from '../reader/poly.ts';
import type { Relation, Side } from './line.ts';
import type { Solutions } from './solve.ts';

/** A slip of counting misses by a few, or by a small share of the number. */
const FEW = 3;
const SHARE = 1 / 3;

const digitsOf = (value: number): string => [...String(Math.abs(value))].sort().join('');

/** Whether a slip of counting may have led from the right number to the other: 3 and 4, 144 and 124, 36 and 63, but not 4 and 999. */
function nearNumbers(right: number, found: number): boolean {
  const whole = Number.isInteger(right) && Number.isInteger(found);
  if (Math.abs(right - found) <= Math.max(whole ? FEW : 0, Math.abs(right) * SHARE) + 1e-9) return true;
  return whole && Math.abs(right) > 9 && digitsOf(right) === digitsOf(found);
}

/** Of as many digits, and all but one the same. */
function differsInOneDigit(right: number, found: number): boolean {
  const [a, b] = [String(right), String(found)];
  return a.length === b.length && a.length > 1 && [...a].filter((digit, i) => digit !== b[i]).length === 1;
}

/** Stricter between whole numbers: a few off, a single digit, or the digits in another order. 99 for 108 may be anything. */
export function isNear(right: Rational, found: Rational): boolean {
  const [a, b] = [right.valueOf(), found.valueOf()];
  if (!Number.isInteger(a) || !Number.isInteger(b)) return nearNumbers(a, b);
  return Math.abs(a - b) <= FEW || differsInOneDigit(a, b) || (Math.abs(a) > 9 && digitsOf(a) === digitsOf(b));
}

const polyAt = (poly: Poly, x: number): number =>
  [...poly.values()].reduce(
    (sum, { coef, root, pi, vars }) =>
      sum + coef.valueOf() * Math.sqrt(Number(root)) * Math.PI ** pi * vars.reduce((product, [, power]) => product * x ** power, 1),
    0,
  );
const valueAt = ({ exact: { num, den } }: Side, x: number): number => polyAt(num, x) / polyAt(den, x);
const numbersOf = (solutions: Solutions): readonly Exact[] =>
  solutions.kind === 'set'
    ? solutions.items
    : solutions.kind === 'interval'
      ? solutions.parts.flatMap(({ low, high }) => [low, high].filter(end => end !== null))
      : [];

/** Put into a line that missed by a slip, the true solution makes its sides nearly equal. */
export const nearlyHolds = (line: Relation, was: Solutions): boolean =>
  numbersOf(was).some(root => {
    const [left, right] = [valueAt(line.left, toNumber(root)), valueAt(line.right, toNumber(root))];
    return nearNumbers(left, right) || nearNumbers(right, left);
  });
