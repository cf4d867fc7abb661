import { type Poly, polyTex } from '@eszkerek/numbers/polynomial';
import { linear } from './factors.ts';

export const HOW = '(A törtet így írd be: 12/(x+15).)';
export const NOT_REDUCED = 'Egyenlő vele, de még egyszerűsíthető. Bontsd tényezőkre a számlálót és a nevezőt is!';
export const COMMON = 'A nevezők közös többszörösére bővíts, és csak a számlálókkal számolj!';
export const FLIP = 'Osztás helyett az osztó reciprokával szorozz!';
export const X: Poly = [0, 1];
export const squares = (a: number): Poly => [-a * a, 0, 1];
export const over = (top: Poly | number, bottom: Poly): string =>
  `\\frac{${polyTex(typeof top === 'number' ? [top] : top)}}{${polyTex(bottom)}}`;
export const factored = (a: number): string => `(${polyTex(linear(Math.abs(a)))})(${polyTex(linear(-Math.abs(a)))})`;
