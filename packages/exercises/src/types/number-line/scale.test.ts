import { expect, test } from 'vitest';
import { spoken, tickOf, valueAt } from './scale.ts';

const eighths = { min: 0, max: 2, ticks: 16 };

test('ticks are exact fractions', () => {
  expect(valueAt(eighths, 9)).toBe('9/8');
  expect(valueAt(eighths, 8)).toBe('1');
  expect(valueAt({ min: -5, max: 5, ticks: 10 }, 2)).toBe('-3');
  expect(valueAt({ min: 0, max: 1, ticks: 10 }, 3)).toBe('3/10');
  expect(valueAt({ min: 0.5, max: 1.5, ticks: 3 }, 1)).toBe('5/6');
});

test('a value finds its tick again', () => {
  for (let tick = 0; tick <= 16; tick++) expect(tickOf(eighths, valueAt(eighths, tick))).toBe(tick);
});

test('a printed key finds its tick too', () => {
  expect(tickOf({ min: -5, max: 5, ticks: 20 }, '−2,5')).toBe(5);
});

test('values are said as pupils say them', () => {
  expect(spoken('9/8')).toBe('1 1/8');
  expect(spoken('-3')).toBe('−3');
  expect(spoken('-7/4')).toBe('−1 3/4');
});
