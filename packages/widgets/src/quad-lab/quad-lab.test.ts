import { expect, it } from 'vitest';
import { angles, barsCorners, type Corners, convex, crossed, kinds, midline, nameOf, namesOf } from './model.ts';

it('adds angles to 360 degrees and knows convex from concave', () => {
  expect(
    angles([
      [1, 1],
      [8, 1],
      [7, 5],
      [3, 6],
    ]).reduce((a, b) => a + b),
  ).toBeCloseTo(360);
  expect(
    convex([
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ]),
  ).toBe(true);
  expect(
    convex([
      [0, 0],
      [4, 0],
      [1, 1],
      [0, 4],
    ]),
  ).toBe(false);
});

it('shows the inner angle of a concave corner, whichever way round the corners go', () => {
  const arrow: Corners = [
    [0, 0],
    [4, 0],
    [1, 1],
    [0, 4],
  ];
  const [a, b, c, d] = arrow;
  for (const corners of [arrow, [d, c, b, a] satisfies Corners]) {
    expect(angles(corners).reduce((sum, angle) => sum + angle)).toBeCloseTo(360);
    expect(Math.max(...angles(corners))).toBeCloseTo(233.13, 1);
    expect(nameOf(corners)).toBe('konkáv négyszög');
  }
});

it('says when two sides cross', () => {
  const bow: Corners = [
    [0, 0],
    [4, 4],
    [4, 0],
    [0, 4],
  ];
  expect(crossed(bow)).toBe(true);
  expect(nameOf(bow)).toBe('két oldal keresztezi egymást');
});

it('names the family of quadrilaterals', () => {
  expect(
    kinds([
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ]),
  ).toContain('square');
  expect(
    kinds([
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ]),
  ).toContain('rectangle');
  expect(
    kinds([
      [0, 0],
      [6, 0],
      [8, 3],
      [2, 3],
    ]),
  ).toEqual(['trapezoid', 'parallelogram']);
  expect(
    kinds([
      [0, 0],
      [8, 0],
      [6, 3],
      [2, 3],
    ]),
  ).toEqual(['trapezoid', 'isosceles-trapezoid']);
  expect(
    kinds([
      [0, 0],
      [3, -1],
      [6, 0],
      [3, 5],
    ]),
  ).toEqual(['kite']);
  expect(kinds(barsCorners({ a: 4, b: 4, angle: 60 }))).toContain('rhombus');
});

it('takes the midline as the mean of the bases', () => expect(midline({ bottom: 8, top: 4 })).toBe(6));

it('calls a parallelogram by the names of its own family', () => {
  expect(namesOf(barsCorners({ a: 6, b: 4, angle: 60 }))).toEqual(['paralelogramma']);
  expect(namesOf(barsCorners({ a: 6, b: 4, angle: 90 }))).toEqual(['paralelogramma', 'téglalap']);
  expect(namesOf(barsCorners({ a: 5, b: 5, angle: 90 }))).toEqual(['paralelogramma', 'téglalap', 'rombusz', 'négyzet']);
});
