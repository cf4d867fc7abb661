import { expect, it } from 'vitest';
import { coulombForce, rubbedSign, sharedCharges } from './charges.ts';

it('follows the inverse square and the product of the charges', () => {
  expect(coulombForce(1, 1, 100)).toBeCloseTo(0.00899, 8);
  expect(coulombForce(1, 1, 15) / coulombForce(1, 1, 30)).toBeCloseTo(4, 12);
  expect(coulombForce(2, -3, 30)).toBeCloseTo(-6 * coulombForce(1, 1, 30), 12);
});

it('shares a charge by the radii and loses none', () => {
  expect(sharedCharges(8, 1, 1)).toEqual([4, 4]);
  expect(sharedCharges(-6, 1, 2)).toEqual([-2, -4]);
});

it('gives electrons to the stronger one', () => {
  expect([rubbedSign(6, -6), rubbedSign(-5, 2), rubbedSign(0, 0)]).toEqual([-1, 1, 0]);
});
