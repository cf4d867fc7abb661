import { expect, it } from 'vitest';
import { battle, clue, meeting, midpoint, type PointsConfig, points, segment } from './model.ts';

const base = { text: { task: 'x', solved: 'y' }, alt: 'x' };

it('recognises swapped coordinates and wrong signs', () => {
  const config: PointsConfig = {
    mode: 'points',
    state: { x: [-5, 5], y: [-5, 5], points: [{ id: 'a', label: 'A', at: [0, 0] }] },
    ...base,
  };
  const goal = { points: { a: [3, -2] as [number, number] } };
  expect(points.evaluate(config, goal, { at: { a: [-2, 3] } }).say).toContain('felcserélted');
  expect(points.evaluate(config, goal, { at: { a: [3, 2] } }).say).toContain('előjelekre');
  expect(points.evaluate(config, goal, { at: { a: [3, -2] } }).solved).toBe(true);
});

it('plays battleship', () => {
  const ships: [number, number][] = [
    [2, 3],
    [-3, 1],
  ];
  expect(clue(ships, [[0, 3]])).toContain('jobbra');
  expect(clue(ships, [[2, 3]])).toContain('Talált');
  const config = { mode: 'battleship' as const, state: { x: [-4, 4] as [number, number], y: [-4, 4] as [number, number], ships }, ...base };
  expect(battle.evaluate(config, { hitAll: true }, { aim: [0, 0], shots: ships }).solved).toBe(true);
  expect(battle.evaluate(config, { hitAll: true, maxShots: 1 }, { aim: [0, 0], shots: ships }).solved).toBe(false);
});

it('measures segments and crosses lines', () => {
  const config = {
    mode: 'distance' as const,
    state: { x: [0, 8] as [number, number], y: [0, 8] as [number, number], a: [1, 1] as [number, number], b: [2, 1] as [number, number] },
    ...base,
  };
  expect(segment.evaluate(config, { distance: 5 }, { a: [1, 1], b: [4, 5] }).solved).toBe(true);
  expect(segment.evaluate(config, { distance: 5 }, { a: [1, 1], b: [6, 1] }).say).toContain('derékszögű');
  expect(segment.evaluate(config, { distance: 5 }, { a: [1, 1], b: [3, 4] }).say).toContain('átfogó');
  expect(midpoint({ a: [1, 1], b: [4, 5] })).toEqual([2.5, 3]);
  expect(
    meeting([
      { slope: 1, intercept: 1 },
      { slope: -1, intercept: 3 },
    ]),
  ).toEqual([1, 2]);
  expect(
    meeting([
      { slope: 1, intercept: 1 },
      { slope: 1, intercept: 3 },
    ]),
  ).toBeNull();
});
