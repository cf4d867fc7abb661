import { expect, it } from 'vitest';
import { areaOf, lArea, lParts, type RectangleConfig, rectangle } from './model.ts';

it('tells area from perimeter', () => {
  const config: RectangleConfig = {
    mode: 'rectangle',
    state: { width: 3, height: 2, maxWidth: 12, maxHeight: 8 },
    text: { task: 'x', solved: 'y' },
    alt: 'x',
  };
  const goal = { area: 24, perimeter: 20 };
  expect(rectangle.evaluate(config, goal, { width: 6, height: 4 }).solved).toBe(true);
  expect(rectangle.evaluate(config, goal, { width: 8, height: 3 }).say).toContain('kerület');
  expect(rectangle.evaluate(config, goal, { width: 5, height: 4 }).say).toContain('Felcserélted');
});

it('cuts the L both ways to the same area', () => {
  const l = { width: 8, height: 6, notchWidth: 3, notchHeight: 4 };
  for (const cut of ['vertical', 'horizontal'] as const) expect(lParts(l, cut).reduce((sum, [a, b]) => sum + a * b, 0)).toBe(lArea(l));
  expect(lArea(l)).toBe(36);
});

it('computes areas by rearranging', () => {
  expect(areaOf({ shape: 'triangle', base: 6, height: 4 })).toBe(12);
  expect(areaOf({ shape: 'trapezoid', base: 8, height: 4, top: 4 })).toBe(24);
  expect(areaOf({ shape: 'rhombus', base: 6, height: 4 })).toBe(12);
});
