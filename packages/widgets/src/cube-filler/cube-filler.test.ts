import { expect, it } from 'vitest';
import { upTo } from '../kit/indexed.ts';
import { type BoxSize, baseOf, type CountConfig, count, cubeAt, layerEnd, nextCounts, rowEnd, rowsOf, volumeOf } from './model.ts';

const cuboid: BoxSize = { width: 5, depth: 3, height: 4 };
const angled: BoxSize = { width: 5, depth: 4, height: 3, missing: { width: 2, depth: 2 } };

it('counts rows, layers and the volume, with a missing corner too', () => {
  expect(volumeOf(cuboid)).toBe(60);
  expect(rowsOf(angled)).toEqual([3, 3, 5, 5]);
  expect(volumeOf(angled)).toBe(48);
  expect(baseOf(angled)).toHaveLength(6);
});

it('gives every cube its own place inside the box', () => {
  for (const box of [cuboid, angled]) {
    const places = upTo(volumeOf(box)).map(n => cubeAt(box, n));
    expect(new Set(places.map(String)).size).toBe(volumeOf(box));
    for (const [x, y, z] of places) {
      expect(x >= 0 && x < box.width && y >= 0 && y < box.depth && z >= 0 && z < box.height).toBe(true);
      if (box.missing) expect(x >= box.width - box.missing.width && y >= box.depth - box.missing.depth).toBe(false);
    }
  }
});

it('completes the row and the layer that are begun', () => {
  expect([0, 4, 5, 15, 17].map(cubes => rowEnd(cuboid, cubes))).toEqual([5, 5, 10, 20, 20]);
  expect([0, 3, 6, 11, 16].map(cubes => rowEnd(angled, cubes))).toEqual([3, 6, 11, 16, 19]);
  expect([0, 15, 22].map(cubes => layerEnd(cuboid, cubes))).toEqual([15, 30, 30]);
});

it('allows rows after the first row, layers after the first layer, and no more than the supply', () => {
  expect(nextCounts(cuboid, 60, 0)).toEqual({ cube: 1, row: null, layer: null, back: null });
  expect(nextCounts(cuboid, 60, 5)).toEqual({ cube: 6, row: 10, layer: null, back: 4 });
  expect(nextCounts(cuboid, 60, 15)).toEqual({ cube: 16, row: 20, layer: 30, back: 14 });
  expect(nextCounts(cuboid, 22, 20)).toEqual({ cube: 21, row: null, layer: null, back: 19 });
  expect(nextCounts(cuboid, 60, 60)).toEqual({ cube: null, row: null, layer: null, back: 59 });
});

it('names the slip behind a wrong number of cubes', () => {
  const config: CountConfig = { mode: 'count', state: { ...angled, supply: 20 }, text: { task: 'x', solved: 'y' }, alt: 'x' };
  const verdictOf = (answer: string) => count.evaluate(config, { volume: 48 }, { yaw: 30, pitch: 28, cubes: 0, answer });
  expect(verdictOf('48').solved).toBe(true);
  expect(verdictOf('16').say).toContain('egyetlen réteg');
  expect(verdictOf('60').say).toContain('hiányzó sarkot');
  expect(verdictOf('12').say).toContain('Összeadtad');
  expect(verdictOf('20').say).toContain('Ennyi kockád van');
  expect(verdictOf('').say).toContain('írd be');
});
