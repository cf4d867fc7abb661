import { expect, it } from 'vitest';
import { type BranchConfig, branch, compare, turns } from './model.ts';

const base = { text: { task: 'x', solved: 'y' }, alt: 'x' };
const config: BranchConfig = {
  mode: 'branch',
  state: {
    start: 'a',
    nodes: {
      a: {
        bot: 'Szia',
        replies: [
          { text: 'egy', to: 'b', note: 'így nem' },
          { text: 'kettő', to: 'c' },
        ],
      },
      b: { bot: 'B', replies: [{ text: 'vissza', to: 'c' }] },
      c: { bot: 'C', replies: [] },
    },
  },
  ...base,
};

it('follows the branches', () => {
  expect(turns(config, []).map(t => t.bot)).toEqual(['Szia']);
  expect(turns(config, [0, 0]).map(t => t.bot)).toEqual(['Szia', 'B', 'C']);
  expect(branch.evaluate(config, { reach: ['c'] }, { chosen: [0], visited: ['a', 'b'] }).say).toBe('így nem');
  expect(branch.evaluate(config, { reach: ['c'] }, { chosen: [1], visited: ['a', 'c'] }).solved).toBe(true);
});

it('compares answers and reasons', () => {
  const ab = { prompt: 'p', answer: 'v' };
  const c = {
    mode: 'compare' as const,
    state: {
      a: ab,
      b: ab,
      ask: '?',
      why: [
        { text: 'pontos', good: true },
        { text: 'hosszú', good: false },
      ],
    },
    ...base,
  };
  expect(compare.evaluate(c, { better: 'b' }, { better: 'a', reasons: [] }).solved).toBe(false);
  expect(compare.evaluate(c, { better: 'b' }, { better: 'b', reasons: [0, 1] }).say).toContain('hosszú');
  expect(compare.evaluate(c, { better: 'b' }, { better: 'b', reasons: [0] }).solved).toBe(true);
});
