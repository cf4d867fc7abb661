import { expect, it } from 'vitest';
import { add, divide, multiply, readFraction, reduce, same, subtract, toNumber } from './written-fraction.ts';

it('reads fractions, whole numbers and decimals exactly', () => {
  expect(readFraction('3/4')).toEqual({ num: 3, den: 4 });
  expect(readFraction('6/8')).toEqual({ num: 6, den: 8 });
  expect(readFraction(-5)).toEqual({ num: -5, den: 1 });
  expect(readFraction(0.35)).toEqual({ num: 35, den: 100 });
  expect(toNumber('9/8')).toBe(1.125);
});

it('computes in lowest terms', () => {
  expect(add({ num: 1, den: 2 }, { num: 1, den: 4 })).toEqual({ num: 3, den: 4 });
  expect(subtract({ num: 3, den: 4 }, { num: 1, den: 3 })).toEqual({ num: 5, den: 12 });
  expect(multiply({ num: 2, den: 3 }, { num: 4, den: 5 })).toEqual({ num: 8, den: 15 });
  expect(divide({ num: 3, den: 4 }, { num: -1, den: 8 })).toEqual({ num: -6, den: 1 });
  expect(reduce({ num: 6, den: 8 })).toEqual({ num: 3, den: 4 });
  expect(same({ num: 6, den: 8 }, { num: 3, den: 4 })).toBe(true);
});
