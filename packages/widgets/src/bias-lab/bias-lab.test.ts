import { describe, expect, it } from 'vitest';
import { examples } from './examples.ts';
import { collect, errorRates, people, sample, training } from './model.ts';

const [example] = examples;
if (!example?.goal) throw new Error('no example');
const { goal } = example;

describe('a model trained on a sample of two groups', () => {
  it('keeps the people it has when more are collected', () => {
    const [group] = example.state.groups;
    expect(people(group, 30, 4).slice(0, 10)).toEqual(people(group, 10, 4));
  });

  it('errs more in the group it has hardly seen, on any day', () => {
    for (const seed of [1, 2, 3, 20_261, 77_777]) {
      const [adults, children] = errorRates(example, { sizes: [40, 1], seed });
      expect(children).toBeGreaterThan(adults);
    }
  });

  it('serves both groups after a balanced sample, on any day', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const start = sample.initial(example, seed);
      expect(sample.evaluate(example, goal, start).solved).toBe(false);
      expect(sample.evaluate(example, goal, { ...start, sizes: [40, 40] }).solved).toBe(true);
    }
  });

  it('cannot collect more than the budget', () => {
    const start = sample.initial(example, 1);
    const more = collect(example, start, 1, 60);
    expect(more.sizes).toEqual([20, 60]);
    expect(training(example, more)).toHaveLength(80);
  });
});
