import type { Rng } from '@eszkerek/numbers/chance';
import { redrawIf, type Wrong } from '../../engine.ts';
import { wrong } from '../../tasks.ts';
import { num } from '../../value.ts';

export interface Column {
  head: string;
  values: readonly string[];
}
interface Asked {
  column: number;
  value: string;
}
/** Rows with a value in every column, and the values that are asked for. */
export interface Fitting extends Readonly<Record<string, unknown>> {
  rows: readonly (readonly string[])[];
  asked: readonly Asked[];
}

const has = (row: readonly string[], { column, value }: Asked): boolean => row[column] === value;

/** The rows that have every asked value. */
export const fitting = ({ rows, asked }: Pick<Fitting, 'rows' | 'asked'>): number[] =>
  rows.flatMap((row, i) => (asked.every(one => has(row, one)) ? [i] : []));

/** The same count by crossing out, one asked value after the other. */
export function leftAfterCrossing({ rows, asked }: Fitting): number {
  let left = [...rows];
  for (const { column, value } of asked) left = left.filter(row => row[column] === value);
  return left.length;
}

/** Different rows, and values taken from one of them, so that at least one row fits. */
export function drawFitting(rng: Rng, columns: readonly Column[], rowCount: number, askedCount: number): Fitting {
  const rows = Array.from({ length: rowCount }, () => columns.map(({ values }) => rng.pick(values)));
  redrawIf(new Set(rows.map(row => row.join('|'))).size < rowCount);
  const own = rng.pick(rows);
  const asked = rng
    .sample(
      columns.map((_, column) => column),
      askedCount,
    )
    .sort((a, b) => a - b)
    .map(column => ({ column, value: own[column] ?? '' }));
  return { rows, asked };
}

/** „szakkör: robot” */
export const fact = (columns: readonly Column[], { column, value }: Asked): string => `${columns[column]?.head ?? ''}: ${value}`;

/** `half` is said of a row that only one value fits: „akire csak az egyik adat illik”. Slips of counting what fits two values: one of them is enough, only one is read, the crossed-out rows are counted. */
export const countingSlips = (task: Fitting, columns: readonly Column[], { what, half }: { what: string; half: string }): Wrong[] => [
  wrong(
    task,
    ({ rows, asked }) => num(rows.filter(row => asked.some(one => has(row, one))).length),
    'egy-egyezes-eleg',
    `Azt is beleszámoltad, ${half}. Mindkettőnek egyszerre kell illenie.`,
    `azt is számolja, ${half}`,
  ),
  ...task.asked.map((one, i) =>
    wrong(
      { ...task, one: i },
      ({ rows, asked, one }) => num(rows.filter(row => asked.slice(one, one + 1).every(only => has(row, only))).length),
      'csak-az-egyik-adatot-nezi',
      `Csak ezt nézted: „${fact(columns, one)}”. A másiknak is illenie kell.`,
      `csak ezt nézi: „${fact(columns, one)}”`,
    ),
  ),
  wrong(
    task,
    ({ rows, asked }) => num(rows.filter(row => !asked.every(one => has(row, one))).length),
    'kizartakat-szamolja',
    `A kiesőket számoltad meg. A kérdés, ${what} marad.`,
    'a kiesőket számolja meg',
  ),
];

const fits = (row: readonly string[], asked: readonly Asked[]): boolean => asked.every(one => has(row, one));

/** How many rows the last value shuts out of those that fit the ones before it. */
export const shutOut = ({ rows, asked }: Pick<Fitting, 'rows' | 'asked'>): number =>
  rows.filter(row => fits(row, asked.slice(0, -1)) && !fits(row, asked)).length;

/** The same count by two others: what fitted before, less what fits now. */
export const lessThanBefore = ({ rows, asked }: Fitting): number =>
  leftAfterCrossing({ rows, asked: asked.slice(0, -1) }) - leftAfterCrossing({ rows, asked });

/** The words of a task about what a new value shuts out. */
interface ShutOutWords {
  /** A row and the new value. */
  row: string;
  added: string;
  /** Said of counting every row that the new value does not fit. */
  misfits: { told: string; mistake: string };
  /** Said of counting the rows that came into question before the new value. */
  before: string;
}

/** Slips of counting what a new value shuts out. */
export const shuttingSlips = (task: Fitting, { row, added, misfits, before }: ShutOutWords): Wrong[] => [
  wrong(
    task,
    ({ rows, asked }) => num(rows.filter(row => fits(row, asked)).length),
    'megmaradtakat-szamolja',
    `Ennyi ${row} marad. Azt kérdezzük, mennyi esik ki.`,
  ),
  wrong(
    task,
    ({ rows, asked }) => num(rows.filter(row => !fits(row, asked.slice(-1))).length),
    'korabbi-adatot-elfelejti',
    misfits.told,
    misfits.mistake,
  ),
  wrong(
    task,
    ({ rows, asked }) => num(rows.filter(row => !fits(row, asked)).length),
    'kizartakat-szamolja',
    `Ennyi ${row} esett ki összesen. Csak az új ${added} miatt kiesőket számold!`,
    'az összes kizártat számolja, nem csak az újonnan kizártakat',
  ),
  wrong(
    task,
    ({ rows, asked }) => num(rows.filter(row => fits(row, asked.slice(0, -1))).length),
    'uj-adatot-nem-nezi',
    `Ennyi ${row} jött szóba az új ${added} előtt. Nézd meg, közülük mennyi esik ki!`,
    before,
  ),
];
