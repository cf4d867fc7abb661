import { expect, it } from 'vitest';
import { type JournalRow, lineOf, type Plot, pointsOf } from './journal.ts';

const plot: Plot = {
  x: 0,
  y: 1,
  series: [
    { id: 'k', label: 'K', fit: 'line-through-origin' },
    { id: 'z', label: 'Z' },
  ],
};
const rows: JournalRow[] = [
  { values: [1, 2], series: 'k' },
  { values: [2, 4], series: 'k' },
  { values: [3, 60], series: 'k', struck: true },
  { values: [3, null], series: 'k' },
  { values: [3, 1], series: 'z' },
];

it('takes the points of a series, without what is struck out or not measured', () => {
  expect(pointsOf(rows, plot, 'k')).toEqual([
    [1, 2],
    [2, 4],
  ]);
  expect(pointsOf([{ values: [1, 2] }], plot, '')).toEqual([[1, 2]]);
});

it('fits a line only to a series that has one', () => {
  const [k, z] = plot.series;
  expect(k && lineOf(rows, plot, k)).toEqual({ slope: 2, intercept: 0 });
  expect(z && lineOf(rows, plot, z)).toBeNull();
});
