import { type Rational, rational } from './rational.ts';

/** A fraction in lowest terms, the denominator positive, with plain numbers as parts: what tasks print and widgets draw. */
export interface Rat {
  n: number;
  d: number;
}

const parts = (r: Rational): Rat => ({ n: Number(r.s * r.n), d: Number(r.d) });
const exact = (a: Rat): Rational => rational(a.n, a.d);

export const rat = (n: number, d = 1): Rat => parts(rational(n, d));
export const plus = (a: Rat, b: Rat): Rat => parts(exact(a).add(exact(b)));
export const minus = (a: Rat, b: Rat): Rat => parts(exact(a).sub(exact(b)));
export const times = (a: Rat, b: Rat): Rat => parts(exact(a).mul(exact(b)));
export const over = (a: Rat, b: Rat): Rat => parts(exact(a).div(exact(b)));
export const size = (a: Rat): number => a.n / a.d;
