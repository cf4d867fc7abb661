import { fitLine, fitThroughOrigin, type Line, type Point } from '@eszkerek/physics/line-fit';

export interface Column {
  /** With its unit: "U (V)". */
  label: string;
  digits?: number;
}

export interface JournalRow {
  values: readonly (number | null)[];
  /** The series it belongs to: points of a series share their mark and their line. */
  series?: string;
  /** Left out of the graph and the mean, and drawn crossed out. */
  struck?: boolean;
}

export interface Series {
  id: string;
  label: string;
  /** No line: none (a curve), or none yet. */
  fit?: 'line' | 'line-through-origin';
}

export interface Plot {
  /** Columns of the table. */
  x: number;
  y: number;
  series: readonly Series[];
  /** Where the axes end while there are no larger values. */
  atLeast?: readonly [number, number];
}

export const pointsOf = (rows: readonly JournalRow[], plot: Plot, series: string): Point[] =>
  rows.flatMap(row => {
    const [x, y] = [row.values[plot.x], row.values[plot.y]];
    return (row.series ?? '') === series && !row.struck && typeof x === 'number' && typeof y === 'number' ? [[x, y] as const] : [];
  });

export function lineOf(rows: readonly JournalRow[], plot: Plot, { id, fit }: Series): Line | null {
  if (!fit) return null;
  return fit === 'line' ? fitLine(pointsOf(rows, plot, id)) : fitThroughOrigin(pointsOf(rows, plot, id));
}
