import { expect, it } from 'vitest';
import { minus, over, plus, rat, size, times } from './fraction.ts';

it('keeps lowest terms and a positive denominator', () => {
  expect(rat(6, 8)).toEqual({ n: 3, d: 4 });
  expect(rat(3, -6)).toEqual({ n: -1, d: 2 });
  expect(rat(0, -5)).toEqual({ n: 0, d: 1 });
  expect(() => rat(1, 0)).toThrow();
});

it('computes with fractions', () => {
  expect(plus(rat(1, 2), rat(1, 4))).toEqual({ n: 3, d: 4 });
  expect(minus(rat(3, 4), rat(1, 3))).toEqual({ n: 5, d: 12 });
  expect(times(rat(2, 3), rat(4, 5))).toEqual({ n: 8, d: 15 });
  expect(over(rat(3, 4), rat(-1, 8))).toEqual({ n: -6, d: 1 });
  expect(() => over(rat(3, 4), rat(0))).toThrow();
  expect(size(rat(9, 8))).toBe(1.125);
});
