import { expect, it } from 'vitest';
import { fieldAt, forceOn, traceLine } from './magnets.ts';

const bar = (x: number, half = 1) => [
  { x: x + half, y: 0, strength: 1 },
  { x: x - half, y: 0, strength: -1 },
];

it('is the field of a dipole far away: 2m/r³ on its axis, −m/r³ beside it', () => {
  const [r, m] = [60, 2];
  expect(fieldAt(bar(0), r, 0)[0] / ((2 * m) / r ** 3)).toBeCloseTo(1, 2);
  expect(fieldAt(bar(0), 0, r)[0] / (-m / r ** 3)).toBeCloseTo(1, 2);
});

it('pushes like poles apart and pulls unlike ones, with the inverse square of each pair', () => {
  const facing = forceOn(bar(0), bar(6));
  expect(facing).toBeCloseTo(-1 / 4 ** 2 + 2 / 6 ** 2 - 1 / 8 ** 2, 12);
  const turned = bar(6).map(pole => ({ ...pole, strength: -pole.strength }));
  expect(forceOn(bar(0), turned)).toBeCloseTo(-facing, 12);
});

it('leads a line from the north pole to the south pole', () => {
  const poles = [
    { x: 60, y: 50, strength: 1 },
    { x: 40, y: 50, strength: -1 },
  ];
  const line = traceLine(poles, [60, 47], { step: 0.5, most: 2000, near: 3, box: { width: 100, height: 100 } });
  const [x, y] = line.at(-1) ?? [0, 0];
  expect(Math.hypot(x - 40, y - 50)).toBeLessThan(3.1);
  // The field is symmetric: the line is at its highest above the middle.
  const [top] = [...line].sort((a, b) => a[1] - b[1]);
  expect(top?.[0]).toBeCloseTo(50, 0);
});
