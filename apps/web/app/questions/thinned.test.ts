import { expect, it } from 'vitest';
import { thinned } from './thinned.ts';

/** Numbers 10 wide on an axis with `unit` px from one to the next. */
const axis = (from: number, to: number, unit: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ value: from + i, box: { x: (from + i) * unit, y: 0, width: 10, height: 10 } }));
const shown = (unit: number, taken = [] as { x: number; y: number; width: number; height: number }[]) =>
  thinned(axis(-6, 6, unit), taken).map(({ value }) => value);

it('keeps every number where there is room', () => {
  expect(shown(11)).toHaveLength(13);
});

it('leaves numbers out evenly, from zero', () => {
  expect(shown(6)).toEqual([-6, -4, -2, 0, 2, 4, 6]);
  expect(shown(3)).toEqual([-5, 0, 5]);
});

it('goes to wider steps where one of its numbers would meet another scale', () => {
  expect(shown(11, [{ x: -11, y: 5, width: 10, height: 10 }])).toEqual([-6, -4, -2, 0, 2, 4, 6]);
});

it('leaves a hole sooner than going from many numbers to two', () => {
  expect(shown(6, [{ x: -12, y: 5, width: 5, height: 10 }])).toEqual([-6, -4, 0, 2, 4, 6]);
});

it('leaves a scale without even steps as it is', () => {
  const scale = [3, 7, 9.5].map(value => ({ value: value + 0.5, box: { x: 0, y: 0, width: 10, height: 10 } }));
  expect(thinned(scale, [])).toEqual(scale);
});
