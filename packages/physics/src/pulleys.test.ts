import { expect, it } from 'vitest';
import { advantage, axleForce, holdingForce } from './pulleys.ts';

it('only turns the force round with a fixed pulley', () => {
  expect(holdingForce('tackle', 0, 120)).toBe(120);
  expect(holdingForce('chain', 0, 120, 5)).toBe(120);
});

it('shares the load between the ropes of a tackle', () => {
  expect([1, 2, 3].map(n => holdingForce('tackle', n, 120))).toEqual([60, 30, 20]);
  expect(holdingForce('tackle', 2, 120, 10)).toBe(35);
});

it('halves it at every pulley of a chain', () => {
  expect([1, 2, 3].map(n => holdingForce('chain', n, 120))).toEqual([60, 30, 15]);
  expect(holdingForce('chain', 2, 120, 10)).toBe(37.5);
});

it('saves no work when the pulleys weigh nothing', () => {
  for (const system of ['tackle', 'chain'] as const)
    for (const n of [0, 1, 2, 3]) expect(holdingForce(system, n, 120) * advantage(system, n)).toBeCloseTo(120, 9);
});

it('balances the moments of a wheel and its axle', () => {
  expect(axleForce(300, 10, 50)).toBe(60);
});
