import { expect, test } from 'vitest';
import { weekGrid } from './week-grid.ts';

const sunday = new Date(2026, 10, 15, 9);

test('six whole weeks end with the current one', () => {
  const grid = weekGrid([], sunday);
  expect(grid).toHaveLength(6);
  expect(grid.every(week => week.length === 7)).toBe(true);
  expect(grid[0]?.[0]?.day).toBe('2026-10-05');
  expect(grid[5]?.[6]).toMatchObject({ day: '2026-11-15', state: 'today' });
});

test('days count lessons and quizzes together', () => {
  const grid = weekGrid([{ day: '2026-11-11', lessons: 2, quizzes: 3 }], sunday);
  expect(grid[5]?.[2]).toMatchObject({ day: '2026-11-11', count: 5, level: 3 });
});

test('days to come are told apart', () => {
  expect(
    weekGrid([], new Date(2026, 10, 11))
      .at(-1)
      ?.map(day => day.state),
  ).toEqual(['past', 'past', 'today', 'future', 'future', 'future', 'future']);
});

test('a day with answers only is a day of learning', () => {
  const grid = weekGrid([{ day: '2026-11-11', lessons: 0, quizzes: 0, answers: 6 }], sunday);
  expect(grid[5]?.[2]).toMatchObject({ count: 0, answers: 6, level: 1 });
});
