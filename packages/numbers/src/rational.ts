import Fraction from 'fraction.js';

/** Exact rational number on BigInt; `n`, `d` are coprime and non-negative, `s` is the sign. */
export type Rational = Fraction;

export const rational = (numerator: bigint | number, denominator: bigint | number = 1n): Rational =>
  new Fraction(BigInt(numerator), BigInt(denominator));

/** `12`, `3,5`, `2.7`. */
export const decimal = (written: string): Rational => new Fraction(written.replace(',', '.'));

export const ONE = rational(1);

export const isZero = (r: Rational): boolean => r.n === 0n;
export const isInteger = (r: Rational): boolean => r.d === 1n;
export const isNegative = (r: Rational): boolean => r.s < 0n && r.n !== 0n;
export const isOne = (r: Rational): boolean => r.n === 1n && r.d === 1n && r.s > 0n;

export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** Number of decimals of a terminating decimal, `null` when the decimal never ends. */
export function decimalPlaces(r: Rational): number | null {
  let [rest, twos, fives] = [r.d, 0, 0];
  while (rest % 2n === 0n) [rest, twos] = [rest / 2n, twos + 1];
  while (rest % 5n === 0n) [rest, fives] = [rest / 5n, fives + 1];
  return rest === 1n ? Math.max(twos, fives) : null;
}

/** Digits of the longer of numerator and denominator: the measure that keeps arithmetic fast. */
export const size = (r: Rational): number => Math.max(r.n.toString().length, r.d.toString().length);
