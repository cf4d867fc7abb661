import { expect, it } from 'vitest';
import { buoyancy, commonLevel, fate, pressForce, pressureAt, pressWay, submergedShare, twoLiquids } from './fluids.ts';

it('presses with the weight of the column', () => {
  expect(pressureAt(1000, 4.5, 10)).toBe(45_000);
  expect(pressureAt(13_600, 0.76, 9.81)).toBeCloseTo(101_396, 0);
});

it('keeps the volume in connected vessels', () => {
  expect(
    commonLevel([
      { area: 10, level: 24 },
      { area: 30, level: 4 },
    ]),
  ).toBe(9);
  expect(commonLevel([1, 2, 3].map(area => ({ area, level: 7 })))).toBeCloseTo(7, 12);
});

it('balances two liquids in a U tube at the boundary', () => {
  const { boundary, left, right } = twoLiquids(1000, 800, 10);
  expect(left - right).toBeCloseTo(2, 12);
  expect(800 * (left - boundary)).toBeCloseTo(1000 * (right - boundary), 9);
  expect(left - 10 + right).toBeCloseTo(0, 12);
});

it('gains force on the way in a press', () => {
  expect(pressForce(50, 5, 100)).toBe(1000);
  expect(pressWay(20, 5, 100)).toBe(1);
  expect(50 * 20).toBe(pressForce(50, 5, 100) * pressWay(20, 5, 100));
});

it('carries a body with the weight of the displaced liquid', () => {
  expect(buoyancy(1000, 100, 10)).toBeCloseTo(1, 12);
  const share = submergedShare(0.6, 1);
  expect(buoyancy(1000, 100 * share, 10)).toBeCloseTo(0.6 * 100 * 1e-3 * 10, 12);
});

it('floats, hovers or sinks by the densities', () => {
  expect([0.6, 1, 7.8].map(body => fate(body, 1))).toEqual(['floats', 'hovers', 'sinks']);
  expect(submergedShare(7.8, 1)).toBe(1);
});
