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
