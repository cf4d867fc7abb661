import { expect, it } from 'vitest';
import { distanceTo, nearest } from './nearest.ts';

const line = (x1: number, y1: number, x2: number, y2: number) => ({ from: { x: x1, y: y1 }, to: { x: x2, y: y2 } });

it('measures to the line, and beyond its ends to them', () => {
  expect(distanceTo(line(0, 0, 10, 0), { x: 4, y: 3 })).toBe(3);
  expect(distanceTo(line(0, 0, 10, 0), { x: 13, y: 4 })).toBe(5);
  expect(distanceTo(line(2, 2, 2, 2), { x: 5, y: 6 })).toBe(5);
});

it('takes the nearest of crossing lines, and none from afar', () => {
  const lines = [line(0, 0, 100, 0), line(45, -50, 45, 50)];
  const at = (x: number, y: number) => nearest(lines, one => distanceTo(one, { x, y }));
  expect(at(50, 2)).toBe(lines[0]);
  expect(at(47, 8)).toBe(lines[1]);
  expect(at(80, 60)).toBeNull();
});
