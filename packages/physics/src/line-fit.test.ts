import { expect, it } from 'vitest';
import { fitLine, fitThroughOrigin, mean } from './line-fit.ts';

it('finds the line that the points lie on', () => {
  const points = [0, 1, 2, 5].map(x => [x, 3 * x - 2] as const);
  expect(fitLine(points)?.slope).toBeCloseTo(3, 12);
  expect(fitLine(points)?.intercept).toBeCloseTo(-2, 12);
  expect(
    fitThroughOrigin([
      [1, 2],
      [2, 4],
      [3, 6],
    ]),
  ).toEqual({ slope: 2, intercept: 0 });
});

it('evens out errors and refuses what has no line', () => {
  // Normal equations by hand: slope 0.9, intercept 0.1 for (0, 0), (1, 1.2), (2, 1.8).
  const line = fitLine([
    [0, 0],
    [1, 1.2],
    [2, 1.8],
  ]);
  expect(line?.slope).toBeCloseTo(0.9, 12);
  expect(line?.intercept).toBeCloseTo(0.1, 12);
  expect(
    fitLine([
      [1, 1],
      [1, 2],
    ]),
  ).toBeNull();
  expect(fitLine([[1, 1]])).toBeNull();
  expect(fitThroughOrigin([[0, 1]])).toBeNull();
  expect(mean([1, 2, 6])).toBe(3);
});
