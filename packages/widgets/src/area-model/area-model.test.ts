import { expect, it } from 'vitest';
import { type ArrangeConfig, arrange, divisors, pairsOf, pieces, power, productOf, remember, root, rowsOf } from './model.ts';

const text = { task: 'x', solved: 'y' };

it('cuts a product into parts that make the whole', () => {
  expect(pieces({ rows: 7, cols: 14 }, { rowCut: 0, colCut: 10 })).toEqual([
    [7, 10],
    [7, 4],
  ]);
  const parts = pieces({ rows: 23, cols: 14 }, { rowCut: 20, colCut: 10 });
  expect(parts.reduce((sum, [r, c]) => sum + r * c, 0)).toBe(23 * 14);
});

it('divides with a remainder smaller than the divisor', () => {
  expect(rowsOf(23, 5)).toEqual({ rows: 4, remainder: 3 });
  for (let d = 1; d < 30; d++) expect(rowsOf(97, d).remainder).toBeLessThan(d);
  const config: ArrangeConfig = { mode: 'arrange', state: { count: 23, perRow: 3 }, text, alt: 'x' };
  expect(arrange.evaluate(config, { perRow: 5 }, { perRow: 3 }).say).toContain('5');
});

it('counts the rectangle it starts with', () => {
  const config = { mode: 'divisors' as const, state: { count: 36 }, text, alt: 'x' };
  const start = divisors.initial(config, 1);
  const walked = [2, 3, 4, 5, 6].reduce((now, width) => remember(36, now, width), start);
  expect(divisors.evaluate(config, { allPairs: true }, start).solved).toBe(false);
  expect(divisors.evaluate(config, { allPairs: true }, walked).solved).toBe(true);
});

it('collects every divisor pair once', () => {
  expect(pairsOf(12)).toEqual([1, 2, 3]);
  expect(pairsOf(16)).toEqual([1, 2, 4]);
  const twice = remember(12, remember(12, { width: 1, found: [] }, 4), 3);
  expect(twice.found).toEqual([3]);
  expect(
    divisors.evaluate({ mode: 'divisors', state: { count: 12 }, text, alt: 'x' }, { allPairs: true }, { width: 1, found: [1, 2, 3] })
      .solved,
  ).toBe(true);
});

it('raises to powers, multiplies fractions, finds roots', () => {
  const config = { mode: 'power' as const, state: { base: 2, exponent: 3 }, text, alt: 'x' };
  expect(power.evaluate(config, { value: 8 }, { base: 2, exponent: 3 }).solved).toBe(true);
  expect(power.evaluate(config, { value: 6 }, { base: 2, exponent: 3 }).solved).toBe(false);
  expect(productOf({ aNum: 2, aDen: 3, bNum: 4, bDen: 5 })).toEqual({ num: 8, den: 15 });
  expect(
    root.evaluate({ mode: 'square-root', state: { side: 3, max: 8 }, text, alt: 'x' }, { area: 30, tolerance: 0.3 }, { side: 5.48 }).solved,
  ).toBe(true);
});
