import { expect, it } from 'vitest';
import { length, minus, type Vec } from '../kit/space.ts';
import { ant, routeLength, routes, surface, surfaceOf } from './model.ts';
import { coneNet, cuboidNet, cylinderNet, folded, foldsToCube, prismNet, pyramidNet } from './net.ts';

const gaps = (faces: Vec[][]) => {
  const all = faces.flat();
  return faces.map(face => Math.max(...face.map(p => Math.min(...all.filter(q => !face.includes(q)).map(q => length(minus(p, q)))))));
};

it('closes every net without gaps', () => {
  for (const net of [cuboidNet(2, 3, 4), prismNet(2, 3), pyramidNet(2, 3), cylinderNet(1, 2), coneNet(1, 2)])
    for (const gap of gaps(folded(net, 1))) expect(gap).toBeLessThan(0.01);
});

it('lies flat when open, and the cube is a cube when closed', () => {
  expect(
    folded(cuboidNet(1, 1, 1), 0)
      .flat()
      .every(([, , z]) => z === 0),
  ).toBe(true);
  const closed = folded(cuboidNet(1, 1, 1), 1).flat();
  expect(Math.max(...closed.map(([, , z]) => z))).toBeCloseTo(1);
  expect(
    new Set(
      closed.map(v =>
        v
          .map(c => Math.round(c * 100))
          .map(c => c + 0)
          .join(),
      ),
    ),
  ).toHaveProperty('size', 8);
});

it('knows which six squares make a cube', () => {
  expect(foldsToCube(['.#..', '####', '.#..'])).toBe(true);
  expect(foldsToCube(['##..', '.##.', '..##'])).toBe(true);
  expect(foldsToCube(['###', '###'])).toBe(false);
  expect(foldsToCube(['######'])).toBe(false);
  expect(foldsToCube(['#####'])).toBe(false);
});

it('computes surface and the shortest way of the ant', () => {
  const box = { width: 4, depth: 3, height: 2 };
  expect(surfaceOf(box)).toBe(52);
  expect(
    routes(box)
      .map(routeLength)
      .map(v => Number(v.toFixed(2))),
  ).toEqual([7.28, 6.71, 6.4]);
  const base = { text: { task: 'x', solved: 'y' }, alt: 'x' };
  expect(ant.evaluate({ mode: 'ant', state: box, ...base }, { shortest: true }, { route: 2 }).solved).toBe(true);
  expect(surface.evaluate({ mode: 'surface', state: box, ...base }, { surface: 52 }, { answer: '24' }).say).toContain('térfogat');
});
