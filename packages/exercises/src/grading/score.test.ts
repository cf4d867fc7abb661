import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isClosed, questionPoints, scorePercent } from './score.ts';

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

/** One try each. */
const percentOf = (points: readonly number[]): number => scorePercent(points.map(point => ({ tries: [point] })));

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

  it('counts an unanswered question as nothing', () => {
    expect(scorePercent([{ tries: [1] }, { tries: [] }, { tries: [] }, { tries: [] }])).toBe(25);
  });

  it('counts half of a retry', () => expect(scorePercent([{ tries: [0, 1] }, { tries: [1] }])).toBe(75));

  it('weighs the parts of an exam by their points', () => {
    expect(
      scorePercent([
        { tries: [1], weight: 5 },
        { tries: [0], weight: 1 },
      ]),
    ).toBe(83);
    expect(
      scorePercent([
        { tries: [0], weight: 5 },
        { tries: [1], weight: 1 },
      ]),
    ).toBe(17);
  });

  it('stays between 0 and 100 and is whole', () => {
    const question = fc.record({
      tries: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 2 }),
      weight: fc.integer({ min: 1, max: 20 }),
    });
    fc.assert(
      fc.property(fc.array(question), questions => {
        const percent = scorePercent(questions);
        return Number.isInteger(percent) && percent >= 0 && percent <= 100;
      }),
    );
  });
});

test('a question closes when right or after two tries', () => {
  expect([isClosed([]), isClosed([0]), isClosed([1]), isClosed([0.5]), isClosed([0, 0])]).toEqual([false, false, true, false, true]);
});
