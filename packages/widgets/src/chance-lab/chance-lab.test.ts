import { expect, it } from 'vitest';
import { drawn, type ExperimentConfig, favourable, outcomesOf, pairOf, setUp, table, throwMore, weight } from './model.ts';

const base = { text: { task: 'x', solved: 'y' }, alt: 'x' };
const dice: ExperimentConfig = { mode: 'experiment', state: { device: 'two-dice' }, ...base };

it('knows the weights of two dice', () => {
  const outcomes = outcomesOf(dice.state);
  expect(weight(outcomes)).toBe(36);
  expect(outcomes.find(o => o.label === '7')?.count).toBe(6);
  expect(drawn(outcomes, 0)).toBe(0);
  expect(drawn(outcomes, 0.9999)).toBe(10);
});

it('comes near to the chances after many throws, the same way for the same seed', () => {
  const none = { counts: outcomesOf(dice.state).map(() => 0), last: null, trials: 0 };
  const many = throwMore(dice, none, 10_000, 42);
  expect(many.trials).toBe(10_000);
  expect(Math.abs((many.counts[5] ?? 0) / 10_000 - 1 / 6)).toBeLessThan(0.015);
  expect(throwMore(dice, none, 100, 42)).toEqual(throwMore(dice, none, 100, 42));
});

it('checks the set-up as favourable over all', () => {
  const config = {
    mode: 'set-up' as const,
    state: {
      device: 'urn' as const,
      outcomes: [
        { label: 'piros', count: 1 },
        { label: 'kék', count: 1 },
      ],
    },
    ...base,
  };
  expect(setUp.evaluate(config, { chance: { piros: '1/4' } }, { counts: [1, 4] }).solved).toBe(false);
  expect(setUp.evaluate(config, { chance: { piros: '1/4' } }, { counts: [2, 6] }).solved).toBe(true);
});

it('marks favourable pairs', () => {
  const config = { mode: 'table' as const, state: { event: 'sum' as const, value: 7 }, ...base };
  const all = Array.from({ length: 36 }, (_, i) => i).filter(cell => favourable(config.state, ...pairOf(cell)));
  expect(all).toHaveLength(6);
  expect(table.evaluate(config, { chance: '1/6' }, { on: all }).solved).toBe(true);
  expect(table.evaluate(config, { chance: '1/6' }, { on: [0] }).say).toContain('1 és 1');
});
