import { expect, it } from 'vitest';
import { type CombineConfig, cancel, combine, pileUp, product, rectangle, write } from './model.ts';

const base = { text: { task: 'x', solved: 'y' }, alt: 'x' };

it('writes polynomials', () => {
  expect(write({ square: 1, x: 5, one: 6 })).toBe('x² + 5x + 6');
  expect(write({ square: 0, x: -1, one: 3 })).toBe('−x + 3');
  expect(write({ square: 0, x: 0, one: 0 })).toBe('0');
});

it('takes off zero pairs', () => {
  const config: CombineConfig = {
    mode: 'combine',
    state: {
      terms: [
        { square: 0, x: 3, one: 2 },
        { square: 0, x: -1, one: 3 },
      ],
    },
    ...base,
  };
  const start = pileUp(config.state.terms);
  expect(combine.evaluate(config, { square: 0, x: 2, one: 5 }, start).say).toContain('nullapár');
  expect(combine.evaluate(config, { square: 0, x: 2, one: 5 }, cancel(start, 'x')).solved).toBe(true);
});

it('factors by the sides of a rectangle', () => {
  expect(product({ a: 2, b: 3 })).toEqual({ square: 1, x: 5, one: 6 });
  const config = { mode: 'rectangle' as const, state: { a: 0, b: 0 }, ...base };
  expect(rectangle.evaluate(config, { square: 1, x: 5, one: 6 }, { a: 1, b: 6 }).say).toContain('összege');
  expect(rectangle.evaluate(config, { square: 1, x: 5, one: 6 }, { a: 3, b: 2 }).solved).toBe(true);
});
