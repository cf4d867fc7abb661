import { expect, it } from 'vitest';
import { angles, border, type ChartConfig, carry, chart, give, level, mean, measure, median, modes, range, written } from './model.ts';

const text = { task: 'x', solved: 'y' };

it('computes mean, median, mode and range', () => {
  expect(mean([2, 7, 4, 3])).toBe(4);
  expect(median([5, 6, 6, 8, 10])).toBe(6);
  expect(median([1, 2, 3, 10])).toBe(2.5);
  expect(modes([1, 2, 2, 3, 3])).toEqual([2, 3]);
  expect(modes([1, 2, 3])).toEqual([]);
  expect(measure([1, 2, 2], 'mode')).toBe(2);
  expect(range([4, 9, 6])).toBe(5);
  expect(written([2, 2, 4, 6, 6], 'mode')).toBe('2 és 6');
  expect(written([1, 2, 3], 'mode')).toBe('nincs');
  expect(written([2, 7, 4, 3], 'mean', 'lej')).toBe('4\u00a0lej');
});

it('shares 360 degrees', () => {
  expect(angles([10, 6, 4])).toEqual([180, 108, 72]);
  expect(angles([1, 1, 1]).reduce((a, b) => a + b)).toBeCloseTo(360);
});

it('levels columns without losing anything', () => {
  const start = { values: [2, 7, 4, 3], hand: 0 };
  const taken = carry(start, 1, -1);
  expect(taken).toEqual({ values: [2, 6, 4, 3], hand: 1 });
  expect(carry(start, 0, 1)).toEqual(start);
  const config = { mode: 'level' as const, state: { labels: ['a', 'b'], values: [1, 3], max: 5 }, text, alt: 'x' };
  expect(level.evaluate(config, { level: true }, { values: [2, 2], hand: 0 }).solved).toBe(true);
  expect(level.evaluate(config, { level: true }, { values: [1, 2], hand: 1 }).say).toContain('kezedben');
});

it('names the column that is off', () => {
  const config: ChartConfig = {
    mode: 'bars',
    state: { labels: ['hétfő', 'kedd'], values: [1, 2], max: 5 },
    goal: { values: [1, 4] },
    text,
    alt: 'x',
  };
  expect(chart.evaluate(config, { values: [1, 4] }, { values: [1, 2] }).say).toContain('kedd');
  expect(chart.evaluate(config, { values: [1, 4] }, { values: [1, 4] }).solved).toBe(true);
});

it('pulls the border of two parts without changing the whole', () => {
  expect(border([10, 5, 5], 1, 0.8, 1)).toEqual([10, 6, 4]);
  expect(border([10, 5, 5], 0, 0.26, 1)).toEqual([5, 10, 5]);
  expect(border([10, 5, 5], 1, 0.99, 1)).toEqual([10, 10, 0]);
  // Past the top of the circle: all that is left, not a jump to nothing.
  expect(border([10, 5, 5], 1, 0.05, 1)).toEqual([10, 10, 0]);
  expect(give([10, 5, 5], 0, -20)).toEqual([0, 15, 5]);
});
