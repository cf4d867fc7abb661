import { expect, it } from 'vitest';
import { writePolynomial } from './polynomial.ts';

it('writes coefficients as in a textbook', () => {
  expect(writePolynomial([2, -3])).toBe('2x − 3');
  expect(writePolynomial([1, 1])).toBe('x + 1');
  expect(writePolynomial([-1, 0])).toBe('−x');
  expect(writePolynomial([0, 4])).toBe('4');
  expect(writePolynomial([0, 0])).toBe('0');
  expect(writePolynomial([1, -2, -3])).toBe('x² − 2x − 3');
  expect(writePolynomial([-0.5, 1, 0])).toBe('−0,5x² + x');
});
