import { expect, it } from 'vitest';
import { boxEdges, counts, diagonalValue, type EdgesConfig, edgeOf, edgesModel, makeSolid, relation, sectionScale } from './model.ts';

it('counts faces, edges and corners', () => {
  expect(counts(makeSolid({ solid: 'prism6' }))).toEqual({ faces: 8, edges: 18, vertices: 12 });
  expect(counts(makeSolid({ solid: 'pyramid4' }))).toEqual({ faces: 5, edges: 8, vertices: 5 });
  expect(counts(makeSolid({ solid: 'frustum4' }))).toEqual({ faces: 6, edges: 12, vertices: 8 });
});

it('sorts the edges of a cuboid: 3 parallel, 4 meeting, 4 skew', () => {
  const base = edgeOf('AB');
  const found = boxEdges.map(edge => relation(base, edge));
  expect(found.filter(r => r === 'parallel')).toHaveLength(3);
  expect(found.filter(r => r === 'meeting')).toHaveLength(4);
  expect(found.filter(r => r === 'skew')).toHaveLength(4);
  expect(edgeOf("AA'")).toEqual([0, 4]);
  const config: EdgesConfig = { mode: 'edges', state: { edge: 'AB' }, text: { task: 'x', solved: 'y' }, alt: 'x' };
  expect(edgesModel.evaluate(config, { relation: 'parallel' }, { yaw: 0, pitch: 0, on: ['CD', 'EF', 'GH'] }).solved).toBe(true);
  expect(edgesModel.evaluate(config, { relation: 'skew' }, { yaw: 0, pitch: 0, on: ['BC'] }).say).toContain('metszi');
});

it('computes diagonals and sections', () => {
  expect(diagonalValue({ width: 3, depth: 4, height: 12, show: 'face' })).toBe(5);
  expect(diagonalValue({ width: 3, depth: 4, height: 12, show: 'body' })).toBe(13);
  expect(diagonalValue({ width: 3, depth: 4, height: 5, show: 'angle' })).toBeCloseTo(45);
  expect(sectionScale('pyramid4', 0.5)).toBe(0.5);
  expect(sectionScale('sphere', 0.5)).toBe(1);
});
