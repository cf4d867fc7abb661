import { expect, it } from 'vitest';
import { draw } from './draw.ts';
import { schema } from './schema.ts';

it('keeps the numbers of the axes clear of every side of a polygon, the closing one too', () => {
  const corners: [number, number][] = [
    [3, -2],
    [9, -2],
    [6, 2],
  ];
  const axis = { min: -10, max: 10 };
  const numbersFrom = (first: number) =>
    draw(
      schema.parse({
        kind: 'coordinate',
        x: axis,
        y: axis,
        chains: [{ points: [...corners.slice(first), ...corners.slice(0, first)], closed: true }],
      }),
    ).labels;
  expect(numbersFrom(0)).toEqual(numbersFrom(1));
  expect(numbersFrom(0)).toEqual(numbersFrom(2));
});
