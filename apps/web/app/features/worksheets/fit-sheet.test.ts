import { describe, expect, it } from 'vitest';
import { answerRoom, layPages, rowsOfTasks } from './fit-sheet.ts';

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
    const left = 1009 - 100 - 800 - 2 * 15.1;
    expect(page.map(({ more }) => more)).toEqual([Math.floor(left / 2 / SQUARE), 0, Math.floor(left / 2 / SQUARE)]);
  });

  it('no task gets a page of squares alone', () => {
    expect(layPages([row(0, 100)], 100)[0]?.[0]?.more).toBe(6);
  });
});

it('two short tasks after each other stand side by side', () => {
  expect(rowsOfTasks([true, true, true, false, true, true])).toEqual([[0, 1], [2], [3], [4, 5]]);
});

it('leaves no squared paper under a task that takes no counting', () => {
  expect([answerRoom(false, 'large').usual, answerRoom(true, 'medium').usual, answerRoom(true, 'large').usual]).toEqual([0, 6, 11]);
});
