import { expect, it } from 'vitest';
import { exprValue } from './expr-value.ts';

it.each([
  ['2+3*4', 14],
  ['(2+3)*4', 20],
  ['12/4/3', 1],
  ['7-2-1', 4],
  ['2^3^2', 512],
  ['-(3)+5', 2],
  ['(-2)^2', 4],
  ['0.5*8', 4],
])('%s', (expr, value) => {
  expect(exprValue(expr)).toBeCloseTo(value);
});

it('refuses what it cannot read', () => {
  expect(() => exprValue('2+')).toThrow();
  expect(() => exprValue('(2')).toThrow();
  expect(() => exprValue('2,5*2')).toThrow();
});
