import type { SheetOptions } from './sheet-options.ts';

/** A4 less the margins of `@page` and of the sheet in paper.module.css, and a little for rounding. */
const PAGE = { width: '181mm', height: ((269 - 2) * 96) / 25.4 } as const;
/** Rows of squared paper under a task that is counted, and how many may go where the sheet then needs a page less. */
const ROWS: Readonly<Record<SheetOptions['space'], { counted: number; spare: number }>> = {
  small: { counted: 3, spare: 1 },
  medium: { counted: 6, spare: 2 },
  large: { counted: 11, spare: 4 },
};
/** Rows a task may get more where the last page has room for them. */
const MORE = 4;

declare module 'react' {
  interface CSSProperties {
    '--room'?: number;
  }
}

/** Rows of squared paper under a task; one that is marked or known by heart needs none. */
export const answerRoom = (counted: boolean, space: SheetOptions['space']): number => (counted ? ROWS[space].counted : 0);

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

/** The fewest rows to take away for a page less; else, below zero, the most that each task gets of an empty last page. */
export const rowsToSpare = (pagesWithout: (rows: number) => number, spare: number): number => {
  const usual = pagesWithout(0);
  if (usual === 1) return 0;
  const fewer = Array.from({ length: spare }, (_, place) => place + 1).find(rows => pagesWithout(rows) < usual);
  return fewer ?? Array.from({ length: MORE }, (_, place) => place - MORE).find(rows => pagesWithout(rows) === usual) ?? 0;
};

const measure = (sheet: HTMLElement): Measured => {
  const tasks = Array.from(sheet.querySelectorAll('[data-task]'), task => task.getBoundingClientRect());
  return { head: (tasks[0]?.top ?? 0) - sheet.getBoundingClientRect().top, tasks };
};

/** Changes the answer space of each sheet, so that it does not end with a task or two on a page of their own. */
export const fitSheets = (papers: HTMLElement): void => {
  for (const sheet of papers.querySelectorAll<HTMLElement>('[data-space]')) {
    Object.assign(sheet.style, { width: PAGE.width, padding: '0' });
    const without = (rows: number): number => {
      sheet.style.setProperty('--spared', String(rows));
      return pagesOf(measure(sheet), PAGE.height);
    };
    const rows = rowsToSpare(without, ROWS[(sheet.dataset.space ?? 'small') as SheetOptions['space']].spare);
    sheet.style.setProperty('--spared', String(rows));
    Object.assign(sheet.style, { width: '', padding: '' });
  }
};
