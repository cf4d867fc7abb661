import { expect, it } from 'vitest';
import { partOf, type StretchConfig, stretch, swap, totalOf } from './model.ts';

const text = { task: 'x', solved: 'y' };

it('takes the extra off before dividing', () => {
  expect(
    partOf({ total: 42 }, [
      { parts: 1, extra: 0 },
      { parts: 3, extra: 2 },
    ]),
  ).toBe(10);
  expect(
    partOf({ difference: 12 }, [
      { parts: 4, extra: 0 },
      { parts: 1, extra: 0 },
    ]),
  ).toBe(4);
  expect(
    partOf({ difference: 12 }, [
      { parts: 1, extra: 0 },
      { parts: 1, extra: 0 },
    ]),
  ).toBeNull();
});

it('tells times from more', () => {
  const config: StretchConfig = {
    mode: 'stretch',
    state: {
      bars: [
        { label: 'Anna', parts: 1 },
        { label: 'Bence', parts: 1 },
      ],
      total: 40,
    },
    text,
    alt: 'x',
  };
  const goal = { bars: [{ parts: 1 }, { parts: 3 }], part: 10 };
  expect(
    stretch.evaluate(config, goal, {
      bars: [
        { parts: 1, extra: 0 },
        { parts: 1, extra: 3 },
      ],
    }).say,
  ).toContain('nem ugyanaz');
  expect(
    stretch.evaluate(config, goal, {
      bars: [
        { parts: 1, extra: 0 },
        { parts: 3, extra: 0 },
      ],
    }).solved,
  ).toBe(true);
});

it('swaps hens for rabbits', () => {
  const state = { items: 10, small: { label: 'tyúk', value: 2 }, big: { label: 'nyúl', value: 4 }, of: 'láb' };
  expect(totalOf(state, 4)).toBe(28);
  expect(swap.evaluate({ mode: 'swap', state, text, alt: 'x' }, { total: 28 }, { big: 4 }).solved).toBe(true);
});
