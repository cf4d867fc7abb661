export function gcd(a: number, b: number): number {
  let [x, y] = [Math.abs(a), Math.abs(b)];
  while (y) [x, y] = [y, x % y];
  return x;
}
export const lcm = (a: number, b: number): number => (a / gcd(a, b)) * b;
export const sum = (items: readonly number[]): number => items.reduce((total, n) => total + n, 0);
export const product = (items: readonly number[]): number => items.reduce((total, n) => total * n, 1);
export const range = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
export const divisors = (n: number): number[] => range(1, n).filter(d => n % d === 0);
/** Decimals computed in floats end in dust; school values have at most six decimals. */
export const tidy = (n: number): number => Number(n.toFixed(6)) + 0;
export const roundTo = (n: number, decimals: number): number => tidy(Math.round(tidy(n * 10 ** decimals)) / 10 ** decimals);

/** An exact fraction in lowest terms with a positive denominator. */
export interface Rat {
  n: number;
  d: number;
}
export function rat(n: number, d = 1): Rat {
  if (d === 0) throw new RangeError('zero denominator');
  const g = gcd(n, d) || 1;
  const sign = d < 0 ? -1 : 1;
  return { n: (sign * n) / g + 0, d: (sign * d) / g };
}
export const plus = (a: Rat, b: Rat): Rat => rat(a.n * b.d + b.n * a.d, a.d * b.d);
export const minus = (a: Rat, b: Rat): Rat => rat(a.n * b.d - b.n * a.d, a.d * b.d);
export const times = (a: Rat, b: Rat): Rat => rat(a.n * b.n, a.d * b.d);
export const over = (a: Rat, b: Rat): Rat => rat(a.n * b.d, a.d * b.n);
export const size = (a: Rat): number => a.n / a.d;
