import { expect, it } from 'vitest';
import { compare, cutState, division, equal, type JoinConfig, join, mixed, quotient, recut, result, shade } from './model.ts';

const text = { task: 'x', solved: 'y' };
const bars = [
  { num: 1, den: 2 },
  { num: 1, den: 4 },
];
const addConfig: JoinConfig = { mode: 'add', state: { bars, denominators: [2, 4, 8] }, text, alt: 'x' };
const goal = { sameDenominator: true as const, merged: true as const, sum: '3/4' };

it('cuts a bar only where the colour ends on a cut', () => {
  expect(recut({ num: 1, den: 2 }, 8)).toEqual({ num: 4, den: 8 });
  expect(recut({ num: 1, den: 2 }, 3)).toBeNull();
  expect(cutState(bars, [4, 4])).toBe('fits');
  expect(cutState(bars, [2, 4])).toBe('different');
  expect(cutState(bars, [3, 4])).toBe('broken');
});

it('adds once the pieces are alike and pushed together', () => {
  expect(result(addConfig)).toEqual({ num: 3, den: 4 });
  expect(join.evaluate(addConfig, goal, { dens: [2, 4], merged: true }).say).toContain('egyformák');
  expect(join.evaluate(addConfig, goal, { dens: [4, 4], merged: false }).say).toContain('Told össze');
  expect(join.evaluate(addConfig, goal, { dens: [4, 4], merged: true }).solved).toBe(true);
  expect(join.evaluate(addConfig, goal, { dens: [8, 8], merged: true }).solved).toBe(true);
});

it('subtracts too', () => {
  const config: JoinConfig = {
    mode: 'subtract',
    state: {
      bars: [
        { num: 3, den: 4 },
        { num: 1, den: 3 },
      ],
      denominators: [12],
    },
    text,
    alt: 'x',
  };
  expect(result(config)).toEqual({ num: 5, den: 12 });
});

it('takes any equal fraction when shading, unless the pieces are asked for', () => {
  const config = { mode: 'shade' as const, state: { shape: 'bar' as const, den: 8 }, text, alt: 'x' };
  expect(shade.evaluate(config, { fraction: '3/4' }, { num: 6, den: 8 }).solved).toBe(true);
  expect(shade.evaluate(config, { fraction: '3/4', exactDenominator: true }, { num: 6, den: 8 }).solved).toBe(false);
  expect(shade.evaluate(config, { fraction: '3/4' }, { num: 5, den: 8 }).say).toContain('kevesebb');
});

it('expands, compares and divides', () => {
  expect(
    equal.evaluate({ mode: 'equal', state: { bar: { num: 2, den: 3 }, denominators: [12] }, text, alt: 'x' }, { den: 12 }, { den: 5 }).say,
  ).toContain('két vágás közé');
  const config = {
    mode: 'compare' as const,
    state: {
      bars: [
        { num: 3, den: 4 },
        { num: 5, den: 6 },
      ],
      denominators: [12],
    },
    text,
    alt: 'x',
  };
  const want = { sameDenominator: true as const, larger: 'second' as const };
  expect(compare.evaluate(config, want, { dens: [12, 12], answer: 'second' }).solved).toBe(true);
  expect(compare.evaluate(config, want, { dens: [4, 6], answer: 'second' }).solved).toBe(false);
  const parts = { mode: 'divide' as const, state: { whole: '3/4', piece: '1/8' }, text, alt: 'x' };
  expect(quotient(parts)).toEqual({ num: 6, den: 1 });
  expect(division.evaluate(parts, { count: 6 }, { pieces: 7 }).say).toContain('kilóg');
  expect(mixed({ num: 7, den: 4 })).toBe('1 3/4');
});
