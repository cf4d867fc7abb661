import { expect, it } from 'vitest';
import { describeWidget } from './describe.ts';

it('writes every mode of a kind as a readable type', () => {
  expect(describeWidget('binary-switches')).toEqual([
    { mode: 'switch', state: '{ bits: integer, value?: integer }', goal: '{ value: integer }' },
    { mode: 'read', state: '{ pattern: string }', goal: '{ value: integer }' },
  ]);
});

it('writes lists with their size, fractions and choices', () => {
  const [add] = describeWidget('fraction-bar');
  expect(add?.state).toContain('denominators: integer[] (1–10)');
  expect(add?.goal).toBe('{ sameDenominator: true, merged: true, sum: "3/4" }');
});
