import { expect, it } from 'vitest';
import { innerAngle, inscribed, position, sliceOf, tangentLength } from './model.ts';

it('places a line by its distance', () => expect([2, 4, 5].map(d => position(4, d))).toEqual(['secant', 'tangent', 'outside']));

it('halves the central angle, and notices when it was not', () => {
  const config = { mode: 'inscribed' as const, state: { arc: 80 }, text: { task: 'x', solved: 'y' }, alt: 'x' };
  expect(inscribed.evaluate(config, { inscribed: 50 }, { arc: 100, vertex: 0.5 }).solved).toBe(true);
  expect(inscribed.evaluate(config, { inscribed: 50 }, { arc: 50, vertex: 0.5 }).say).toContain('fele');
});

it('computes tangents, polygons and slices', () => {
  expect(tangentLength(3, 5)).toBe(4);
  expect([3, 4, 6].map(innerAngle)).toEqual([60, 90, 120]);
  expect(sliceOf(6, 60).arc).toBeCloseTo(2 * Math.PI);
  expect(sliceOf(6, 60).area).toBeCloseTo(6 * Math.PI);
});
