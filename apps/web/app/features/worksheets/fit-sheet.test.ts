import { describe, expect, it } from 'vitest';
import { answerRoom, layPages, rowsOfTasks, SQUARES } from './fit-sheet.ts';

const SQUARE = 18.9;
const row = (task: number, usual: number, { least = usual, grows = true } = {}) => ({ tasks: [task], usual, least, grows });
const tasksOf = (pages: ReturnType<typeof layPages>) => pages.map(page => page.flatMap(({ tasks }) => tasks));

describe('pages of a sheet', () => {
  it('cut no task, and the head stands on the first one', () => {
    const rows = [0, 1, 2, 3, 4].map(task => row(task, 300));
    expect(tasksOf(layPages(rows, 150))).toEqual([
      [0, 1],
      [2, 3, 4],
    ]);
    expect(tasksOf(layPages(rows.slice(0, 3), 60))).toEqual([[0, 1, 2]]);
  });

  it('take room away only where that saves a page', () => {
    const rows = [0, 1, 2].map(task => row(task, 340, { least: 300 }));
    expect(layPages(rows, 60).map(page => page.map(({ kind }) => kind))).toEqual([['least', 'least', 'least']]);
    expect(
      layPages(rows, 200)
        .flat()
        .map(({ kind }) => kind),
    ).toEqual(['usual', 'usual', 'usual']);
  });

  it('share out what is left of a page among the tasks that are counted', () => {
    const [page = []] = layPages([row(0, 300), row(1, 200, { grows: false }), row(2, 300)], 100);
    const left = Math.floor((1009 - 100 - 800 - 2 * 15.1) / SQUARE);
    expect(page.map(({ more }) => more)).toEqual([Math.ceil(left / 2), 0, Math.floor(left / 2)]);
  });

  it('are as full as each other', () => {
    const rows = [0, 1, 2, 3].map(task => row(task, 280));
    expect(tasksOf(layPages(rows, 100))).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  it('no task gets a page of squares alone', () => {
    expect(layPages([row(0, 100)], 100)[0]?.[0]?.more).toBe(6);
  });
});

it('two short tasks after each other stand side by side', () => {
  expect(rowsOfTasks([true, true, true, false, true, true])).toEqual([[0, 1], [2], [3], [4, 5]]);
});

const normal = (space: 'small' | 'medium' | 'large') => ({ space, print: 'normal' }) as const;

it('leaves no squared paper under a task that takes no counting', () => {
  expect([
    answerRoom(false, normal('large')).usual,
    answerRoom(true, normal('medium')).usual,
    answerRoom(true, normal('large')).usual,
  ]).toEqual([0, 6, 11]);
});

it.each(['small', 'medium', 'large'] as const)('large letters have at least as much room, measured in letters (%s)', space => {
  const least = answerRoom(true, { space, print: 'large' }).least * (SQUARES.large / 17);
  expect(least).toBeGreaterThanOrEqual(answerRoom(true, normal(space)).usual * (SQUARES.normal / 11.5));
});
