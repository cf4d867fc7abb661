import { expect, it } from 'vitest';
import { niceStep, plane, ticks } from './plane.tsx';

it('maps numbers to the box and back', () => {
  const p = plane({ width: 252, height: 252 }, [-5, 5], [-5, 5]);
  expect(p.toX(0)).toBe(126);
  expect(p.toY(5)).toBe(26);
  expect(p.fromX(p.toX(3))).toBeCloseTo(3);
  expect(p.fromY(p.toY(-2))).toBeCloseTo(-2);
});

it('chooses readable steps', () => {
  expect(niceStep(10, 10)).toBe(1);
  expect(niceStep(24, 8)).toBe(5);
  expect(niceStep(1, 10)).toBeCloseTo(0.1);
  expect(ticks([0, 1], 0.25)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(ticks([-2, 2], 1)).toEqual([-2, -1, 0, 1, 2]);
});
