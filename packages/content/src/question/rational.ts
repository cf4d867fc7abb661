/** Exact arithmetic for keys: what an author computes must come out equal, not almost equal. */
export interface Rational {
  num: bigint;
  den: bigint;
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));

export function rational(num: bigint, den = 1n): Rational {
  if (den === 0n) throw new RangeError('division by zero');
  const divisor = gcd(num, den) || 1n;
  const sign = den < 0n ? -1n : 1n;
  return { num: (sign * num) / divisor, den: (sign * den) / divisor };
}

export const add = (a: Rational, b: Rational): Rational => rational(a.num * b.den + b.num * a.den, a.den * b.den);
export const negate = (a: Rational): Rational => ({ num: -a.num, den: a.den });
export const multiply = (a: Rational, b: Rational): Rational => rational(a.num * b.num, a.den * b.den);
export const divide = (a: Rational, b: Rational): Rational => rational(a.num * b.den, a.den * b.num);
export const equal = (a: Rational, b: Rational): boolean => a.num === b.num && a.den === b.den;
export const toFloat = (a: Rational): number => Number(a.num) / Number(a.den);
export const absolute = (a: Rational): Rational => ({ num: a.num < 0n ? -a.num : a.num, den: a.den });
export const compare = (a: Rational, b: Rational): number =>
  Number(a.num * b.den - b.num * a.den > 0n) - Number(a.num * b.den - b.num * a.den < 0n);

export function power(base: Rational, exponent: bigint): Rational {
  if (exponent > 200n || exponent < -200n) throw new RangeError('the exponent is too large');
  return exponent < 0n ? divide(rational(1n), power(base, -exponent)) : rational(base.num ** exponent, base.den ** exponent);
}

/** `12`, `3,5`, `2.7`. */
export function decimal(written: string): Rational {
  const [whole = '0', fraction = ''] = written.replace(',', '.').split('.');
  return rational(BigInt((whole || '0') + fraction), 10n ** BigInt(fraction.length));
}
