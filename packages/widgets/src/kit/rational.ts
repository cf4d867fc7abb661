/** Exact fractions for the widgets; the denominator is positive, the form is not reduced on its own. */
export interface Rational {
  num: number;
  den: number;
}

export function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b);
}

export function lcm(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : Math.abs(a * b) / gcd(a, b);
}

/** Reads "3/4", "-5" or a finite decimal number exactly. */
export function toRational(value: number | string): Rational {
  const [top, bottom] = String(value).split('/');
  const num = Number(top);
  if (bottom !== undefined) return { num, den: Number(bottom) };
  let den = 1;
  while (den < 1e9 && Math.abs(num * den - Math.round(num * den)) > 1e-9 * den) den *= 10;
  return { num: Math.round(num * den), den };
}

export function toNumber(value: number | string | Rational): number {
  if (typeof value === 'number') return value;
  const { num, den } = typeof value === 'string' ? toRational(value) : value;
  return num / den;
}

export function reduce({ num, den }: Rational): Rational {
  const divisor = gcd(num, den) || 1;
  return { num: num / divisor, den: den / divisor };
}

export function same(a: Rational, b: Rational): boolean {
  return a.num * b.den === b.num * a.den;
}

export function add(a: Rational, b: Rational): Rational {
  return reduce({ num: a.num * b.den + b.num * a.den, den: a.den * b.den });
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, { num: -b.num, den: b.den });
}

export function multiply(a: Rational, b: Rational): Rational {
  return reduce({ num: a.num * b.num, den: a.den * b.den });
}

export function divide(a: Rational, b: Rational): Rational {
  const sign = b.num < 0 ? -1 : 1;
  return reduce({ num: a.num * b.den * sign, den: a.den * b.num * sign });
}
