import { range } from '@eszkerek/numbers/arithmetic';
import { texNumber } from '@eszkerek/numbers/hungarian';
import { polyAt } from '@eszkerek/numbers/polynomial';
import { setOf } from '../../proof.ts';

const x = texNumber;

/** In brackets when negative: `4\cdot(-3)`. */
const inside = (n: number): string => (n < 0 ? `(${x(n)})` : x(n));

export const SEPARATE = 'A megoldásokat pontosvesszővel válaszd el!';

/** The solutions among all fractions that a task of this generator can have. */
export const solves = (a: number, b: number, c: number) =>
  setOf(
    range(-40 * a, 40 * a).map(n => n / a),
    v => Math.abs(polyAt([c, b, a], v)) < 1e-6,
  );

export const delta = (a: number, b: number, c: number): string => `\\Delta=${inside(b)}^2-4\\cdot${a}\\cdot${inside(c)}`;
