import { range } from './arithmetic.ts';

/** Coefficients by power: [c0, c1, c2] stands for c2·x² + c1·x + c0. */
export type Poly = readonly number[];

export const polyAdd = (a: Poly, b: Poly): Poly => range(0, Math.max(a.length, b.length) - 1).map(i => (a[i] ?? 0) + (b[i] ?? 0));
export const polyScale = (a: Poly, k: number): Poly => a.map(c => c * k);
export function polyMul(a: Poly, b: Poly): Poly {
  const out = Array<number>(a.length + b.length - 1).fill(0);
  for (const [i, p] of a.entries()) for (const [j, q] of b.entries()) out[i + j] = (out[i + j] ?? 0) + p * q;
  return out;
}
/** Straight from the definition, to check what the algebra gave. */
export const polyAt = (a: Poly, x: number): number => a.reduce((total, c, i) => total + c * x ** i, 0);

function written(a: Poly, power: (n: number) => string): string {
  const parts = [...a.entries()].reverse().filter(([, c]) => c !== 0);
  if (parts.length === 0) return '0';
  return parts
    .map(([n, c], i) => {
      const sign = c < 0 ? '-' : i === 0 ? '' : '+';
      const size = Math.abs(c);
      return `${sign}${n > 0 && size === 1 ? '' : size}${power(n)}`;
    })
    .join('');
}

export const polyTex = (a: Poly, letter = 'x'): string => written(a, n => (n === 0 ? '' : n === 1 ? letter : `${letter}^${n}`));

/** Value of a typed polynomial such as `3x^2-5x+2` at a point; letters other than `x` by the map. */
export function valueAt(key: string, at: Readonly<Record<string, number>>): number {
  return [...key.replace(/\s/g, '').matchAll(/([+-]?)(\d*)([a-z](?:\^\d)?)?((?:[a-z](?:\^\d)?)?)/g)]
    .filter(m => m[0] !== '')
    .reduce((total, [, sign, digits, first, second]) => {
      const power = (part: string | undefined): number => (part ? (at[part.charAt(0)] ?? Number.NaN) ** Number(part.slice(2) || 1) : 1);
      return total + (sign === '-' ? -1 : 1) * (digits ? Number(digits) : 1) * power(first) * power(second);
    }, 0);
}

/** Right when the typed polynomial takes the wanted values at many points. */
export const samePolynomial =
  (wanted: (x: number) => number) =>
  (key: string): boolean =>
    [-3, -1.5, 0, 0.5, 2, 7].every(x => Math.abs(valueAt(key, { x }) - wanted(x)) < 1e-9);
