import { expect, it } from 'vitest';
import {
  angleReadouts,
  angles,
  type Corners,
  congruent,
  FLAT,
  gap,
  kinds,
  lines,
  meeting,
  placed,
  possible,
  segments,
  shape,
  sides,
} from './model.ts';

const right: Corners = { a: [0, 0], b: [4, 0], c: [0, 3] };

it('adds angles to 180 degrees in every triangle', () => {
  for (const c of [
    [1, 5],
    [4, 2],
    [-3, 1],
    [9, 4],
  ] as [number, number][])
    expect(angles({ a: [0, 0], b: [6, 0], c }).reduce((s, x) => s + x)).toBeCloseTo(180);
  expect(sides(right)).toEqual([5, 3, 4]);
});

it('names the kinds', () => {
  expect(kinds(right)).toEqual(['right', 'scalene']);
  expect(kinds({ a: [0, 0], b: [4, 0], c: [2, Math.sqrt(12)] })).toEqual(['acute', 'equilateral', 'isosceles']);
  expect(kinds({ a: [0, 0], b: [8, 0], c: [4, 1] })).toEqual(['obtuse', 'isosceles']);
  expect(kinds({ a: [2, 1], b: [10, 1], c: [2, 1.5] })).toEqual(['right', 'scalene']);
});

it('needs two sides longer than the third', () => {
  expect(possible({ a: 3, b: 4, c: 9 })).toBe(false);
  expect(possible({ a: 3, b: 4, c: 7 })).toBe(false);
  expect(possible({ a: 3, b: 4, c: 6 })).toBe(true);
});

it('meets the notable lines where they should', () => {
  expect(meeting(right, 'median')).toEqual([4 / 3, 1]);
  const near = (p: [number, number] | null, q: [number, number]) => {
    expect(p?.[0]).toBeCloseTo(q[0]);
    expect(p?.[1]).toBeCloseTo(q[1]);
  };
  near(meeting(right, 'altitude'), [0, 0]);
  near(meeting(right, 'perpendicular'), [2, 1.5]);
  near(meeting(right, 'bisector'), [1, 1]);
  expect(segments(right, 'midline')[0]).toEqual([
    [2, 0],
    [0, 1.5],
  ]);
});

it('covers after moving back', () => {
  expect(gap(right, placed(right, { dx: 0, dy: 0, turn: 360, flip: 0 }))).toBeCloseTo(0);
  expect(
    congruent.evaluate(
      { mode: 'congruent', state: { ...right, turn: 90 }, text: { task: 'x', solved: 'y' }, alt: 'x' },
      { covered: true },
      { dx: 0, dy: 0, turn: 90, flip: 0 },
    ).say,
  ).toContain('Forgasd');
});

it.each([
  ['on the side', [5, 1]],
  ['on a corner', [9, 1]],
  ['on the line beyond', [11, 1]],
] as [string, [number, number]][])('does not call it a triangle with a corner %s', (_, c) => {
  const flat = { a: [1, 1] as [number, number], b: [9, 1] as [number, number], c };
  const text = { task: 'x', solved: 'y' };
  const shapeConfig = { mode: 'shape' as const, state: flat, text, alt: 'x' };
  expect(angleReadouts(flat, ' + ').map(([, value]) => value)).toEqual([FLAT]);
  expect(shape.evaluate(shapeConfig, { kind: 'obtuse' }, { ...flat, torn: true })).toEqual({ solved: false, say: FLAT });
  expect(shape.describe(shapeConfig, { ...flat, torn: true })).toBe(FLAT);
  const linesConfig = { mode: 'lines' as const, state: { ...flat, layers: ['median' as const] }, text, alt: 'x' };
  expect(lines.evaluate(linesConfig, { show: 'median', kind: 'obtuse' }, { ...flat, on: ['median'] })).toEqual({
    solved: false,
    say: FLAT,
  });
  expect(lines.describe(linesConfig, { ...flat, on: [] })).toContain(FLAT);
});
