import type { SheetOptions } from './sheet-options.ts';

/** A4 less the margins of `@page` in paper.module.css, and a little for rounding. */
const PAGE = { width: '182mm', height: ((269 - 2) * 96) / 25.4 } as const;
/** Rows of the squared paper that a task may lose where the sheet then needs a page less. */
const SPARE_ROWS: Readonly<Record<SheetOptions['space'], number>> = { small: 1, medium: 2, large: 4 };

interface Measured {
  /** From the top of the sheet to the first task. */
  head: number;
  /** Top and bottom of each task, on one endless page. */
  tasks: readonly { top: number; bottom: number }[];
}

/** On how many pages the tasks stand; none is cut. */
export const pagesOf = ({ head, tasks }: Measured, height: number): number => {
  let pages = 1;
  let start = (tasks[0]?.top ?? 0) - head;
  for (const { top, bottom } of tasks) {
    if (bottom - start <= height) continue;
    pages += 1;
    start = top;
  }
  return pages;
};

/** The fewest rows to take away for a page less; none if no number is enough. */
export const rowsToSpare = (pagesWithout: (rows: number) => number, spare: number): number => {
  const usual = pagesWithout(0);
  return Array.from({ length: usual > 1 ? spare : 0 }, (_, place) => place + 1).find(rows => pagesWithout(rows) < usual) ?? 0;
};

const measure = (sheet: HTMLElement): Measured => {
  const tasks = Array.from(sheet.querySelectorAll('[data-task]'), task => task.getBoundingClientRect());
  return { head: (tasks[0]?.top ?? 0) - sheet.getBoundingClientRect().top, tasks };
};

/** Takes rows away from the answer space of each sheet, so that it does not end with a task or two on a page of their own. */
export const fitSheets = (papers: HTMLElement): void => {
  for (const sheet of papers.querySelectorAll<HTMLElement>('[data-space]')) {
    Object.assign(sheet.style, { width: PAGE.width, padding: '0' });
    const without = (rows: number): number => {
      sheet.style.setProperty('--rows', String(rows));
      return pagesOf(measure(sheet), PAGE.height);
    };
    const rows = rowsToSpare(without, SPARE_ROWS[(sheet.dataset.space ?? 'small') as SheetOptions['space']]);
    sheet.style.setProperty('--rows', String(rows));
    Object.assign(sheet.style, { width: '', padding: '' });
  }
};
