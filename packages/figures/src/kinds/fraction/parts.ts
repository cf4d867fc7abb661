import type { Fraction } from './schema.ts';

export type Whole = Fraction['wholes'][number];

/** Whether part i (from 0) is coloured. */
export const isShaded = (whole: Whole, i: number): boolean =>
  typeof whole.shaded === 'number' ? i < whole.shaded : whole.shaded.includes(i + 1);

export const shadedCount = (whole: Whole): number =>
  Array.from({ length: whole.parts }, (_, i) => i).filter(i => isShaded(whole, i)).length;

/** Columns of a rectangle: the author's, or the divisor nearest to a pleasant shape. */
export function columnsOf({ columns }: Fraction, parts: number): number {
  if (columns !== undefined) return Math.min(columns, parts);
  const divisors = Array.from({ length: parts }, (_, i) => i + 1).filter(d => parts % d === 0 && d <= 12);
  return divisors.find(d => d * d >= parts) ?? parts;
}
