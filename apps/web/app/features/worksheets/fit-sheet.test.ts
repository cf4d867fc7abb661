import { describe, expect, it } from 'vitest';
import { answerRoom, pagesOf, rowsToSpare } from './fit-sheet.ts';

/** Tasks of these heights under a head of 50, with 4 between them. */
const sheet = (...heights: number[]) => {
  const tops = heights.map((_, place) => 50 + heights.slice(0, place).reduce((sum, height) => sum + height + 4, 0));
  return { head: 50, tasks: heights.map((height, place) => ({ top: tops[place] ?? 0, bottom: (tops[place] ?? 0) + height })) };
};

describe('pages of a sheet', () => {
  it.each([
    [[40, 40, 40, 40], 1],
    [[40, 40, 40, 40, 40], 2],
    [[100, 100, 100, 100, 100], 3],
    [[], 1],
  ])('%j', (heights, pages) => {
    expect(pagesOf(sheet(...heights), 250)).toBe(pages);
  });
});

describe('rows to spare', () => {
  it('are as few as save a page', () => {
    expect(rowsToSpare(rows => (rows >= 2 ? 1 : 2), 4)).toBe(2);
  });

  it('are below zero where the last page has room for more', () => {
    expect(rowsToSpare(rows => (rows < -3 ? 3 : 2), 4)).toBe(-3);
  });

  it('are none on one page, and where each row more would need a page', () => {
    expect(rowsToSpare(rows => (rows < 0 ? 3 : 2), 4)).toBe(0);
    expect(rowsToSpare(() => 1, 4)).toBe(0);
  });
});

it('leaves no squared paper under a task that takes no counting', () => {
  expect([answerRoom(false, 'large'), answerRoom(true, 'medium'), answerRoom(true, 'large')]).toEqual([0, 6, 11]);
});
