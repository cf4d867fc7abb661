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

it('keeps the name of a piece of a path out of the ring around its middle', () => {
  const axis = { min: 0, max: 8 };
  const chains = [
    {
      points: [
        [0, 0],
        [4, 4],
      ],
      label: 'A',
      id: 'a',
    },
    {
      points: [
        [4, 4],
        [8, 4],
      ],
      label: 'B',
      id: 'b',
    },
  ];
  const { labels } = draw(schema.parse({ kind: 'coordinate', x: axis, y: axis, chains }));
  for (const { gap } of labels.filter(({ el }) => el)) expect(gap).toBeGreaterThanOrEqual(12);
});
