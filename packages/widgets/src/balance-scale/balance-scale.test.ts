import { expect, it } from 'vitest';
import { act, type EquationConfig, equation, minus, solutionOf, system, times, torque, weightedMean, writeLine } from './model.ts';

const text = { task: 'x', solved: 'y' };
const start = { left: { x: 2, n: 3 }, right: { x: 1, n: 7 }, relation: '=' as const };

it('keeps the balance by doing the same on both sides', () => {
  const one = act(start, { op: '-', what: 'x', by: 1 });
  expect(writeLine(one)).toBe('x + 3 = 7');
  const two = act(one, { op: '-', what: 'n', by: 3 });
  expect(solutionOf(two)).toEqual({ x: 4, relation: '=' });
  const config: EquationConfig = { mode: 'equation', state: { left: start.left, right: start.right }, text, alt: 'x' };
  expect(equation.evaluate(config, { x: 4 }, { lines: [start, one, two] }).solved).toBe(true);
  expect(equation.evaluate(config, { x: 4 }, { lines: [start] }).say).toContain('Mindkét oldalon');
});

it('turns the sign when dividing by a negative number', () => {
  const line = act({ left: { x: -2, n: 0 }, right: { x: 0, n: 8 }, relation: '<' }, { op: ':', by: -2 });
  expect(writeLine(line)).toBe('x > −4');
});

it('solves a system by taking one row from the other', () => {
  expect(minus({ first: 2, second: 5, total: 33 }, { first: 2, second: 3, total: 23 })).toEqual({ first: 0, second: 2, total: 10 });
  expect(times({ first: 1, second: 2, total: 5 }, 3)).toEqual({ first: 3, second: 6, total: 15 });
  const config = {
    mode: 'system' as const,
    state: {
      names: ['toll', 'füzet'] as [string, string],
      rows: [
        { first: 2, second: 3, total: 23 },
        { first: 2, second: 5, total: 33 },
      ] as [{ first: number; second: number; total: number }, { first: number; second: number; total: number }],
    },
    text,
    alt: 'x',
  };
  const state = { rows: config.state.rows, difference: { first: 0, second: 2, total: 10 }, first: '4', second: '10' };
  expect(system.evaluate(config, { first: 4, second: 5 }, state).say).toContain('nem egy darab ára');
  expect(system.evaluate(config, { first: 4, second: 5 }, { ...state, second: '5' }).solved).toBe(true);
});

it('balances at the weighted mean', () => {
  const values = [
    { value: 7, weight: 1 },
    { value: 10, weight: 2 },
  ];
  expect(weightedMean(values)).toBe(9);
  expect(torque(values, 9)).toBe(0);
  expect(torque(values, 8)).toBeGreaterThan(0);
});
