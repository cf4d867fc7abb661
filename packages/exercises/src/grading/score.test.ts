import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isLocked, percentOf, questionPoints } from './score.ts';

describe('points of a question', () => {
  test.each([
    [[], 0],
    [[1], 1],
    [[0, 1], 0.5],
    [[0.5, 1], 0.5],
    [[0.75, 1], 0.75],
    [[0.5, 0], 0.5],
    [[0, 0.5], 0.25],
  ])('%j gives %d', (tries, points) => expect(questionPoints(tries)).toBe(points));
});

describe('percent', () => {
  test.each([
    [[], 0],
    [[1, 1], 100],
    [[1, 0, 0], 33],
    [[1, 1, 0], 67],
    [[0.5, 0, 0, 0], 13],
    [[1 / 3, 1 / 3, 1 / 3], 33],
    [[2 / 3, 1 / 3, 0.5], 50],
    [[0.9, 0.85], 88],
    [[1 / 3, 1 / 3, 0.5, 1 / 3], 38],
  ])('%j is %d', (points, percent) => expect(percentOf(points)).toBe(percent));

  it('counts unanswered questions as nothing', () => expect(percentOf([1, 1], 8)).toBe(25));

  it('stays between 0 and 100 and is whole', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true })), points => {
        const percent = percentOf(points);
        return Number.isInteger(percent) && percent >= 0 && percent <= 100;
      }),
    );
  });
});

test('a question closes when right or after two tries', () => {
  expect([isLocked([]), isLocked([0]), isLocked([1]), isLocked([0.5]), isLocked([0, 0])]).toEqual([false, false, true, false, true]);
});
