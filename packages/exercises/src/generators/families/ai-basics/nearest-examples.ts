import type { Rng } from '@eszkerek/numbers/chance';
import { textNumber } from '@eszkerek/numbers/hungarian';
import { redrawIf } from '../../engine.ts';
import { MEASURES, type Measure } from './nearest-bank.ts';

const t = textNumber;

/** Two examples of each label, in growing order: a, b carry the first label, c, d the second. */
export interface Examples {
  measure: Measure;
  numbers: readonly [number, number, number, number];
}

export function examplesOf(rng: Rng): Examples {
  const measure = rng.pick(MEASURES);
  const [a = 0, b = 0, c = 0, d = 0] = rng
    .sample(
      Array.from({ length: measure.to - measure.from + 1 }, (_, i) => measure.from + i),
      4,
    )
    .sort((x, y) => x - y);
  redrawIf(c - b < 5 || b - a < 2 || d - c < 2);
  return { measure, numbers: [a, b, c, d] };
}

export const listed = ({ measure: { labels, by, unit }, numbers: [a, b, c, d] }: Examples): string =>
  `Példák (${by}, ${unit}): „${labels[0]}” ${t(a)} és ${t(b)}, „${labels[1]}” ${t(c)} és ${t(d)}.`;
export const tableOf = ({ measure: { labels, by, unit }, numbers }: Examples) => ({
  kind: 'table' as const,
  head: ['címke', `${by} (${unit})`],
  rows: numbers.map((n, i) => [labels[i < 2 ? 0 : 1], n]),
});
export const gaps = (numbers: readonly number[], x: number): number[] => numbers.map(n => Math.abs(n - x));
export const RULE = 'A gép a legkisebb eltérésű példa címkéjét adja. Az eltérés két szám különbsége.';

/** A number between the labels, nearer to one of them. */
export function between(rng: Rng, { numbers: [, b, c] }: Examples): number {
  const x = rng.int(b + 1, c - 1);
  redrawIf(2 * x === b + c);
  return x;
}
