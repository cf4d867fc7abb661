import { expect, it } from 'vitest';
import { cross, type LinearConfig, linear, roots, shift, shiftValue, writeLinear, writeShift, zeroOf } from './model.ts';

const base = { text: { task: 'x', solved: 'y' }, alt: 'x' };
const view = { x: [-5, 5] as [number, number], y: [-5, 5] as [number, number] };

it('writes and solves linear functions', () => {
  expect(writeLinear({ a: 2, b: -3 })).toBe('2x − 3');
  expect(writeLinear({ a: -1, b: 0 })).toBe('−x');
  expect(writeLinear({ a: 0, b: 4 })).toBe('4');
  expect(zeroOf({ a: 2, b: -3 })).toBe(1.5);
  const config: LinearConfig = { mode: 'linear', state: { ...view, a: 1, b: 0 }, ...base };
  expect(linear.evaluate(config, { a: 2, b: -3 }, { a: -3, b: 2 }).say).toContain('Felcserélted');
  expect(linear.evaluate(config, { through: [1, 5] }, { a: 2, b: 3 }).solved).toBe(true);
});

it('shifts the graphs the right way', () => {
  expect(writeShift('absolute', { u: 2, v: 1, a: 1 })).toBe('|x − 2| + 1');
  expect(writeShift('square', { u: -1, v: 0, a: 2 })).toBe('2(x + 1)²');
  expect(shiftValue('absolute', { u: 2, v: 1, a: 1 }, 2)).toBe(1);
  expect(shiftValue('inverse', { u: 0, v: 0, a: 6 }, 3)).toBe(2);
  expect(shiftValue('inverse', { u: 0, v: 0, a: 6 }, 0)).toBeNull();
  expect(
    shift.evaluate({ mode: 'shift', state: { ...view, family: 'absolute', u: 0, v: 0 }, ...base }, { u: 2 }, { u: -2, v: 0, a: 1 }).say,
  ).toContain('fordított');
});

it('crosses lines and finds roots', () => {
  expect(cross({ a1: 1, b1: 0, a2: -1, b2: 6 })).toEqual([3, 3]);
  expect(cross({ a1: 1, b1: 0, a2: 1, b2: 6 })).toBeNull();
  expect(roots({ a: 1, b: -2, c: -3 })).toEqual([-1, 3]);
  expect(roots({ a: 1, b: 0, c: 4 })).toEqual([]);
  expect(roots({ a: 1, b: -2, c: 1 })).toEqual([1]);
});
