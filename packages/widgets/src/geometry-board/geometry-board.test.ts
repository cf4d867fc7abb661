import { expect, it } from 'vitest';
import { collinear, type PointsConfig, parallel, perpendicular, points } from './model.ts';

const base = { text: { task: 'x', solved: 'y' }, alt: 'x' };

it('knows lines', () => {
  expect(
    collinear([
      [0, 0],
      [2, 1],
      [4, 2],
    ]),
  ).toBe(true);
  expect(
    collinear([
      [0, 0],
      [2, 1],
      [4, 3],
    ]),
  ).toBe(false);
  expect(
    parallel(
      [
        [0, 0],
        [2, 1],
      ],
      [
        [0, 3],
        [4, 5],
      ],
    ),
  ).toBe(true);
  expect(
    perpendicular(
      [
        [0, 0],
        [2, 1],
      ],
      [
        [0, 0],
        [-1, 2],
      ],
    ),
  ).toBe(true);
});

it('checks midpoints and lengths', () => {
  const config: PointsConfig = {
    mode: 'points',
    state: {
      points: [
        { id: 'a', label: 'A', at: [0, 0] },
        { id: 'b', label: 'B', at: [4, 0] },
        { id: 'm', label: 'M', at: [1, 0] },
      ],
      draw: [],
    },
    ...base,
  };
  const goal = { midpoint: { point: 'm', of: ['a', 'b'] as [string, string] } };
  expect(points.evaluate(config, goal, { at: { a: [0, 0], b: [4, 0], m: [1, 0] } }).say).toContain('1 és 3');
  expect(points.evaluate(config, goal, { at: { a: [0, 0], b: [4, 0], m: [2, 0] } }).solved).toBe(true);
});
