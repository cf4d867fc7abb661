import { expect, it } from 'vitest';
import { add, divide, gcd, lcm, multiply, reduce, same, subtract, toNumber, toRational } from './rational.ts';

it('reads fractions, whole numbers and decimals exactly', () => {
  expect(toRational('3/4')).toEqual({ num: 3, den: 4 });
  expect(toRational(-5)).toEqual({ num: -5, den: 1 });
  expect(toRational(0.35)).toEqual({ num: 35, den: 100 });
  expect(toNumber('9/8')).toBe(1.125);
});

it('computes with fractions', () => {
  expect(add({ num: 1, den: 2 }, { num: 1, den: 4 })).toEqual({ num: 3, den: 4 });
  expect(subtract({ num: 3, den: 4 }, { num: 1, den: 3 })).toEqual({ num: 5, den: 12 });
  expect(multiply({ num: 2, den: 3 }, { num: 4, den: 5 })).toEqual({ num: 8, den: 15 });
  expect(divide({ num: 3, den: 4 }, { num: -1, den: 8 })).toEqual({ num: -6, den: 1 });
  expect(reduce({ num: 6, den: 8 })).toEqual({ num: 3, den: 4 });
  expect(same({ num: 6, den: 8 }, { num: 3, den: 4 })).toBe(true);
});

it('finds common divisors and multiples', () => {
  expect(gcd(12, 18)).toBe(6);
  expect(lcm(4, 6)).toBe(12);
});
