import { gcd, roundTo, tidy } from '@eszkerek/numbers/arithmetic';
import type { Rat } from '@eszkerek/numbers/fraction';
import { keyNumber, texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { type Poly, polyTex } from '@eszkerek/numbers/polynomial';

/** A value in its three clothes: the key for the answer reader, LaTeX without dollars, and running text. */
export interface Value {
  key: string;
  tex: string;
  text: string;
  /** Approximate size, to tell values apart; undefined where it is no number. */
  size: number | undefined;
  /** It is shown rounded; the key is not. `false`: never to be rounded. */
  rounded?: boolean;
}

export function num(n: number): Value {
  const exact = tidy(n);
  return { key: keyNumber(exact), tex: texNumber(exact), text: textNumber(exact), size: exact };
}

/** A number that ends, however many decimals it has: 0,08227. */
export const exactly = (n: number): Value => ({ ...num(n), rounded: false });

/** Enough decimals to tell a small number by two digits. */
const shownDecimals = (n: number, decimals: number): number =>
  Math.min(6, Math.max(decimals, n === 0 ? 0 : 1 - Math.floor(Math.log10(Math.abs(n)))));

/** A value that a slip leads to and that has many decimals: known to six, shown to a few. */
export function about(n: number, decimals = 2): Value {
  const exact = num(n);
  const shown = num(roundTo(n, shownDecimals(n, decimals)));
  return shown.size === exact.size ? exact : { ...shown, key: exact.key, size: exact.size, rounded: true };
}

/** `\frac{3}{4}`; the sign stands before the bar. */
export const fracTex = (n: number, d: number): string => `${n < 0 ? '-' : ''}\\frac{${Math.abs(n)}}{${d}}`;

export function frac({ n, d }: Rat): Value {
  if (d === 1) return num(n);
  return { key: `${n}/${d}`, tex: fracTex(n, d), text: `$${fracTex(n, d)}$`, size: n / d };
}

/** The fraction as written, not reduced. */
export const rawFrac = (n: number, d: number): Value => ({ key: `${n}/${d}`, tex: fracTex(n, d), text: `$${fracTex(n, d)}$`, size: n / d });

/** Largest square factor out of the root: [outside, inside]. */
export function squareFree(n: number): [number, number] {
  let outside = 1;
  let inside = n;
  for (let p = 2; p * p <= inside; p++) {
    while (inside % (p * p) === 0) {
      inside /= p * p;
      outside *= p;
    }
  }
  return [outside, inside];
}

/** `a√b`, also over a denominator: `3√2/4`; with b = 1 a plain number. Not simplified. */
export function surd(a: number, b: number, d = 1): Value {
  const g = gcd(a, d) || 1;
  const [top, bottom] = [a / g, d / g];
  if (b === 1 || top === 0) return bottom === 1 ? num(top) : frac({ n: top, d: bottom });
  const sign = top < 0 ? '-' : '';
  const front = Math.abs(top) === 1 ? '' : String(Math.abs(top));
  const tex = `${front}\\sqrt{${b}}`;
  const whole = bottom === 1 ? `${sign}${tex}` : `${sign}\\frac{${tex}}{${bottom}}`;
  return { key: `${sign}${front}√${b}${bottom === 1 ? '' : `/${bottom}`}`, tex: whole, text: `$${whole}$`, size: (a * Math.sqrt(b)) / d };
}

/** The square root of n, as simple as it gets. */
export function root(n: number, times = 1): Value {
  const [outside, inside] = squareFree(n);
  return surd(outside * times, inside);
}

/** A multiple of π: `12π`, `4π/3`. */
export function pi({ n, d }: Rat): Value {
  const sign = n < 0 ? '-' : '';
  const front = Math.abs(n) === 1 ? '' : keyNumber(Math.abs(n));
  const top = Math.abs(n) === 1 ? '\\pi' : `${texNumber(Math.abs(n))}\\pi`;
  const tex = `${sign}${d === 1 ? top : `\\frac{${top}}{${d}}`}`;
  return { key: `${sign}${front}π${d === 1 ? '' : `/${d}`}`, tex, text: `$${tex}$`, size: (n / d) * Math.PI };
}

const plain = (key: string, tex: string): Value => ({ key, tex, text: `$${tex}$`, size: undefined });

/** `{1; 2; 3}` in increasing order. */
export function numberSet(items: readonly number[]): Value {
  const sorted = [...items].sort((a, b) => a - b);
  if (sorted.length === 0) return plain('∅', '\\varnothing');
  return plain(`{${sorted.map(keyNumber).join('; ')}}`, `\\{${sorted.map(texNumber).join(';\\ ')}\\}`);
}

export const point = (x: number, y: number): Value => plain(`(${keyNumber(x)}; ${keyNumber(y)})`, `(${texNumber(x)};\\ ${texNumber(y)})`);

/** An algebraic expression: the key as typed, the LaTeX as printed. */
export const expression = (key: string, tex: string): Value => plain(key, tex);

export const polyValue = (a: Poly, letter = 'x'): Value => expression(polyTex(a, letter), polyTex(a, letter));

/** A quotient that does not end is shown rounded, unless the slip itself says how. */
export const neat = (value: Value): Value =>
  value.size !== undefined && value.rounded === undefined && /^-?\d+,\d{5,6}$/.test(value.key) ? about(value.size) : value;

export const sameValue = (a: Value, b: Value): boolean =>
  a.size !== undefined && b.size !== undefined ? Math.abs(a.size - b.size) < 1e-9 * Math.max(1, Math.abs(a.size)) : a.key === b.key;
