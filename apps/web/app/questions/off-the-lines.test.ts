import { describe, expect, it } from 'vitest';
import { areApart, columnsOf, isAround, offTheLines } from './off-the-lines.ts';

/** The side of a drawing from top to bottom. */
const side = Array.from({ length: 60 }, (_, y) => ({ x: 50, y }));
const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const free = { points: side, others: [], room: null };

describe('offTheLines', () => {
  it('moves the length of a side away from the side with its halo, not much further than it grew', () => {
    const shift = offTheLines([{ was: box(54, 25, 20, 10), box: box(44, 20, 40, 20) }], free);
    expect(44 + shift.x).toBeGreaterThan(53);
    expect(shift.x).toBeLessThanOrEqual(14);
    expect(shift.y).toBe(0);
  });

  it('leaves a label that is clear of every line', () => {
    expect(offTheLines([{ was: box(70, 25, 10, 10), box: box(65, 20, 20, 20) }], free)).toEqual({ x: 0, y: 0 });
  });

  it('leaves a label that stood on its line when it was small', () => {
    expect(offTheLines([{ was: box(45, 25, 10, 10), box: box(40, 20, 20, 20) }], free)).toEqual({ x: 0, y: 0 });
  });

  it('stays on the line sooner than behind the edge of the card or on another name', () => {
    const [was, grown] = [box(54, 25, 20, 10), box(44, 20, 40, 20)];
    expect(offTheLines([{ was, box: grown }], { ...free, room: box(0, 0, 85, 60) }).x).toBeLessThanOrEqual(1);
    expect(offTheLines([{ was, box: grown }], { ...free, others: [box(88, 0, 20, 60)] }).x).toBeLessThan(5.5);
  });
});

it('moves a row under an axis as one, straight away from the axis', () => {
  const axis = Array.from({ length: 60 }, (_, i) => ({ x: 2 * i, y: 20 }));
  const row = [10, 40, 70].map(x => ({ was: box(x, 26, 8, 10), box: box(x - 8, 21, 24, 20) }));
  const shift = offTheLines(row, { ...free, points: axis }, 'y');
  expect(shift.x).toBe(0);
  expect(21 + 3 + shift.y).toBeGreaterThan(20 + 1.5);
});

it('finds the numbers that end at one line', () => {
  const at = (right: number, width: number) => ({ was: box(right - width, 0, width, 10), box: box(0, 0, 1, 1) });
  const axis = [at(30, 6), at(31, 12), at(29.5, 6)];
  expect(columnsOf([at(60, 6), ...axis, at(80, 6)])).toEqual([[axis[2], axis[0], axis[1]]]);
});

it('sees names that cover each other, and those outside of the card', () => {
  const names = [box(0, 0, 20, 10), box(30, 0, 20, 10)];
  expect(areApart(names, null)).toBe(true);
  expect(areApart([...names, box(15, 2, 20, 10)], null)).toBe(false);
  expect(areApart(names, box(0, 0, 45, 20))).toBe(false);
});

it('knows a letter in a round symbol', () => {
  expect(isAround(box(0, 0, 20, 20), box(7, 6, 6, 8))).toBe(true);
  expect(isAround(box(0, 0, 20, 20), box(22, 6, 6, 8))).toBe(false);
  expect(isAround(box(0, 0, 40, 20), box(17, 6, 6, 8))).toBe(false);
});
