import type { SheetOptions } from './sheet-options.ts';

const MM = 96 / 25.4;
/** A4 less the margins of `@page` and of the sheet in paper.module.css, and a little for rounding. */
const PAGE = { width: '181mm', height: (269 - 2) * MM } as const;
/** As in paper.module.css: the space between tasks. */
const GAP = 4 * MM;
/** A row of squared paper in mm: it grows with the letters, because who reads larger letters writes larger too. */
export const SQUARES: Readonly<Record<SheetOptions['print'], number>> = { normal: 5, large: 7.5, dyslexia: 6 };
/** Figures beside large letters are so many times as large. */
export const LARGE_FIGURE = 1.45;
/** Rows that a task may get more where its page has room for them. */
const MORE = 6;

interface Room {
  usual: number;
  /** Where the sheet then needs a page less. */
  least: number;
}
const ROOMS: Readonly<Record<SheetOptions['space'], Room>> = {
  small: { usual: 3, least: 2 },
  medium: { usual: 6, least: 4 },
  large: { usual: 11, least: 7 },
};

declare module 'react' {
  interface CSSProperties {
    '--room'?: number;
    '--beside'?: string;
    '--figure-zoom'?: number;
    '--square'?: string;
  }
}

/** Rows of squared paper under a task; one that is marked or known by heart needs none. */
export const answerRoom = (counted: boolean, { space, print }: Pick<SheetOptions, 'space' | 'print'>): Room => {
  if (!counted) return { usual: 0, least: 0 };
  const { usual, least } = ROOMS[space];
  // Large letters get the room of the usual ones before these are cut short, and a row more where that fits.
  return print === 'large' ? { usual: usual + 1, least: usual } : { usual, least };
};

/** Places of the tasks, row by row: two short ones after each other stand side by side. */
export const rowsOfTasks = (areShort: readonly boolean[]): number[][] => {
  const rows: number[][] = [];
  for (const [place, isShort] of areShort.entries()) {
    const last = rows.at(-1);
    if (isShort && last?.length === 1 && areShort[place - 1]) last.push(place);
    else rows.push([place]);
  }
  return rows;
};

/** Heights in px, with the usual rows of squared paper and with the least. */
interface RowOnPaper extends Record<keyof Room, number> {
  tasks: readonly number[];
  /** Has squared paper. */
  grows: boolean;
}
interface OnPage {
  tasks: readonly number[];
  kind: keyof Room;
  /** Rows of squared paper more. */
  more: number;
}

const packed = (rows: readonly RowOnPaper[], head: number, kind: keyof Room, height: number) => {
  const pages: { rows: RowOnPaper[]; used: number }[] = [{ rows: [], used: head }];
  for (const row of rows) {
    const page = pages.at(-1);
    if (!page || (page.rows.length > 0 && page.used + GAP + row[kind] > height)) pages.push({ rows: [row], used: row[kind] });
    else {
      page.used += row[kind] + (page.rows.length > 0 ? GAP : 0);
      page.rows.push(row);
    }
  }
  return pages;
};

/** As full as each other: the lowest height that needs no page more, found by halving. */
const evenly = (rows: readonly RowOnPaper[], head: number, kind: keyof Room) => {
  const count = packed(rows, head, kind, PAGE.height).length;
  let [low, high] = [0, PAGE.height];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (packed(rows, head, kind, middle).length > count) low = middle;
    else high = middle;
  }
  return packed(rows, head, kind, high);
};

/** The tasks page by page: as few pages as the least room allows, evenly full, and what is left of a page shared out as squared paper. */
export const layPages = (rows: readonly RowOnPaper[], head: number, print: SheetOptions['print'] = 'normal'): OnPage[][] => {
  const [usual, least] = [evenly(rows, head, 'usual'), evenly(rows, head, 'least')];
  const kind = least.length < usual.length ? 'least' : 'usual';
  return (kind === 'least' ? least : usual).map(page => {
    const growing = page.rows.filter(({ grows }) => grows);
    const free = Math.max(0, Math.floor((PAGE.height - page.used) / (SQUARES[print] * MM)));
    const each = Math.floor(free / Math.max(1, growing.length));
    // What cannot be shared out evenly goes to the first ones.
    const moreOf = (row: RowOnPaper): number => Math.min(MORE, each + (growing.indexOf(row) < free % growing.length ? 1 : 0));
    return page.rows.map(row => ({ tasks: row.tasks, kind, more: row.grows ? moreOf(row) : 0 }));
  });
};

/** Lays the tasks out at the width of the paper for a moment, whatever the screen is. */
export const measureSheet = (
  sheet: HTMLElement,
  { rows, rooms, print }: { rows: readonly (readonly number[])[]; rooms: readonly Room[]; print: SheetOptions['print'] },
): OnPage[][] => {
  const tasks = Array.from(sheet.querySelectorAll<HTMLElement>('[data-task]'));
  const kept = tasks.map(task => task.style.getPropertyValue('--room'));
  const heightsWith = (kind: keyof Room): number[] => {
    for (const [place, task] of tasks.entries()) task.style.setProperty('--room', String(rooms[place]?.[kind] ?? 0));
    return tasks.map(task => task.getBoundingClientRect().height);
  };
  Object.assign(sheet.style, { width: PAGE.width, padding: '0' });
  const heights = { usual: heightsWith('usual'), least: heightsWith('least') };
  const head = (tasks[0]?.getBoundingClientRect().top ?? 0) - sheet.getBoundingClientRect().top;
  for (const [place, task] of tasks.entries()) task.style.setProperty('--room', kept[place] ?? '');
  Object.assign(sheet.style, { width: '', padding: '' });
  const tallest = (row: readonly number[], kind: keyof Room): number => Math.max(...row.map(place => heights[kind][place] ?? 0));
  const onPaper = rows.map(row => ({
    tasks: row,
    usual: tallest(row, 'usual'),
    least: tallest(row, 'least'),
    grows: row.some(place => (rooms[place]?.usual ?? 0) > 0),
  }));
  return layPages(onPaper, head, print);
};
