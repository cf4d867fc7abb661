import { expect, it } from 'vitest';
import { frac, num, numberSet, pi, point, root, sameValue, surd } from './value.ts';

it.each([
  [num(12500), '12500', '12\\,500'],
  [num(-3.5), '-3,5', '-3{,}5'],
  [frac({ n: -3, d: 4 }), '-3/4', '-\\frac{3}{4}'],
  [frac({ n: 6, d: 1 }), '6', '6'],
  [root(72), '6√2', '6\\sqrt{2}'],
  [root(49), '7', '7'],
  [surd(6, 3, 4), '3√3/2', '\\frac{3\\sqrt{3}}{2}'],
  [pi({ n: 1, d: 1 }), 'π', '\\pi'],
  [pi({ n: 4, d: 3 }), '4π/3', '\\frac{4\\pi}{3}'],
  [numberSet([3, -1, 2]), '{-1; 2; 3}', '\\{-1;\\ 2;\\ 3\\}'],
  [point(2, -3), '(2; -3)', '(2;\\ -3)'],
])('prints %o', (value, key, tex) => {
  expect([value.key, value.tex]).toEqual([key, tex]);
});

it('knows equal values in different clothes', () => {
  expect(sameValue(num(0.5), frac({ n: 1, d: 2 }))).toBe(true);
  expect(sameValue(root(8), surd(2, 2))).toBe(true);
  expect(sameValue(num(2), num(3))).toBe(false);
});
