import { num } from './format.ts';

/** A number added at the end: „ − 3”, nothing for 0. */
export const plus = (value: number, of = '') => (value === 0 ? '' : ` ${value < 0 ? '−' : '+'} ${times(Math.abs(value), of)}`);
/** A number of something at the front: „x”, „−x”, „2x”. */
export const times = (value: number, of: string) => (of && value === 1 ? of : of && value === -1 ? `−${of}` : `${num(value)}${of}`);

const powers = ['', 'x', 'x²', 'x³'];

/** 2x² − x + 3 from its coefficients, the highest power first; what is 0 is left out. */
export function writePolynomial(coefficients: readonly number[]): string {
  const terms = coefficients.map((value, i) => ({ value, of: powers[coefficients.length - 1 - i] ?? '' })).filter(term => term.value !== 0);
  return terms.map(({ value, of }, i) => (i === 0 ? times(value, of) : plus(value, of))).join('') || '0';
}
