import { expect, it } from 'vitest';
import { angleBetween, cuboid, dot, edges, frustum, length, normal, sphere, turn, type Vec } from './space.ts';

it('counts corners, edges and faces by Euler', () => {
  for (const solid of [cuboid(2, 3, 4), frustum(6, 1, 1, 2), frustum(4, 1, 0, 2), frustum(4, 2, 1, 2)])
    expect(solid.vertices.length - edges(solid).length + solid.faces.length).toBe(2);
  expect(frustum(6, 1, 1, 2).faces).toHaveLength(8);
  expect(edges(cuboid(1, 1, 1))).toHaveLength(12);
});

it('turns without changing lengths', () => {
  const v: Vec = [1, 2, 3];
  expect(length(turn(v, { yaw: 37, pitch: 21 }))).toBeCloseTo(length(v));
  expect(turn([0, 0, 1], { yaw: 50, pitch: 0 })[1]).toBeCloseTo(1);
});

it('has faces that look outwards', () => {
  for (const solid of [cuboid(2, 3, 4), frustum(5, 1, 0, 2), frustum(4, 2, 1, 2)]) {
    const middle: Vec = [0, 0, 0.6];
    for (const face of solid.faces) {
      const points = face.map(i => solid.vertices[i] ?? middle);
      const [first] = points;
      if (!first) throw new Error('empty face');
      expect(dot(normal(points), [first[0] - middle[0], first[1] - middle[1], first[2] - middle[2]])).toBeGreaterThan(0);
    }
  }
  expect(angleBetween([1, 0, 0], [0, 1, 0])).toBeCloseTo(90);
  expect(sphere(1).vertices.every(v => Math.abs(length([v[0], v[1], v[2] - 1]) - 1) < 1e-9)).toBe(true);
});
