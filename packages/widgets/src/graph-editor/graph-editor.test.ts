import { expect, it } from 'vitest';
import { type DrawConfig, degree, draw, type Graph, tap } from './model.ts';

const config: DrawConfig = {
  mode: 'draw',
  state: { points: ['A', 'B', 'C', 'D'], edges: [[0, 1]] },
  text: { task: 'x', solved: 'y' },
  alt: 'x',
};
const after = (...points: number[]): Graph => points.reduce(tap, draw.initial(config, 1));

it('joins the chosen point to the others, removes an edge and releases the point', () => {
  expect(after(2, 0, 3)).toEqual({
    edges: [
      [0, 1],
      [0, 2],
      [2, 3],
    ],
    from: 2,
  });
  expect(after(1, 0)).toEqual({ edges: [], from: 1 });
  expect(after(1, 1)).toEqual({ edges: [[0, 1]], from: null });
});

it('counts the edges of each point: their sum is twice the edges', () => {
  const graph = after(2, 0, 3, 1);
  expect([0, 1, 2, 3].map(point => degree(graph, point))).toEqual([2, 2, 3, 1]);
  expect(graph.edges).toHaveLength(4);
});

it('finds the complete graph and names a point that lacks an edge', () => {
  const goal = { complete: true } as const;
  expect(draw.evaluate(config, goal, after(0, 2, 3, 0, 1, 2, 3, 1, 2, 3)).solved).toBe(true);
  expect(draw.evaluate(config, goal, after(0, 2, 3)).say).toContain('B: innen most 1 vonal indul. Kivel');
});

it('compares the edges of each point with the wanted ones', () => {
  const goal = { degrees: [1, 1, 1, 1] };
  expect(draw.evaluate(config, goal, after(2, 3)).solved).toBe(true);
  expect(draw.evaluate(config, goal, after(2, 0)).say).toContain('A: innen most 2 vonal indul, de 1 kell');
});
