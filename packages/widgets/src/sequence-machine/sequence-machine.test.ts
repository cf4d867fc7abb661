import { expect, it } from 'vitest';
import { type ChainConfig, chain, guess, matches, run, type Step, through, undo } from './model.ts';

const text = { task: 'x', solved: 'y' };
const steps: Step[] = [
  { op: '·', by: 3 },
  { op: '+', by: 4 },
  { op: ':', by: 2 },
];

it('runs forwards, and back by undoing in reverse order', () => {
  expect(through(6, steps)).toEqual([6, 18, 22, 11]);
  expect(through(11, [...steps].reverse().map(undo)).at(-1)).toBe(6);
  expect(run(7, { op: ':', by: 2 })).toBe(3.5);
  const config: ChainConfig = { mode: 'chain', state: { steps, input: 2, output: 11 }, text, alt: 'x' };
  expect(chain.evaluate(config, { input: 6 }, { input: 2, back: false }).say).toContain('11');
});

it('accepts any rule that gives the same outputs', () => {
  const config = {
    mode: 'guess' as const,
    state: {
      rule: [
        { op: '·' as const, by: 2 },
        { op: '+' as const, by: 2 },
      ],
      inputs: [1, 2, 5],
      ops: [
        { op: '+' as const, by: 1 },
        { op: '·' as const, by: 2 },
        { op: '+' as const, by: 2 },
      ],
    },
    text,
    alt: 'x',
  };
  expect(guess.evaluate(config, { rule: true }, { chosen: [1, 2] }).solved).toBe(true);
  expect(guess.evaluate(config, { rule: true }, { chosen: [0, 1] }).solved).toBe(true);
  expect(guess.evaluate(config, { rule: true }, { chosen: [1] }).say).toContain('helyett');
});

it('counts matchsticks', () => expect(matches({ first: 4, difference: 3 }, 10)).toBe(31));
