import type { Rng } from '@eszkerek/numbers/chance';
import type { QuestionInput } from '../../../questions/schema.ts';
import { redrawIf } from '../../engine.ts';

/** A picture in the words of a story: „Egy … képe 12 képpont széles”. */
export const PICTURES: readonly string[] = [
  'Egy bicikliút-tábla kis képe',
  'Egy osztályzászló ikonja',
  'A szakkör jelvényének képe',
  'Egy játékbeli kincsesláda képe',
  'Egy időjárás-ikon',
  'Egy falumúzeum logójának kis képe',
  'A kosárcsapat medvefejes jelképe',
  'Egy okosóra hópehelyrajza',
  'Egy mozijegy kódjának képe',
  'Egy hímzésminta kockás rajza',
  'Egy csempekép terve',
  'Egy üzenetben küldött mosolygó arc',
  'A könyvtár bagolyjelének képe',
  'Egy számítógépes játék űrhajója',
];

/** Capital letters in a grid of four by four or five rows; 1 is a coloured pixel. */
export const LETTERS: Readonly<Record<string, readonly string[]>> = {
  L: ['1000', '1000', '1000', '1111'],
  T: ['1111', '0100', '0100', '0100'],
  U: ['1001', '1001', '1001', '1111'],
  F: ['1111', '1000', '1110', '1000'],
  O: ['1111', '1001', '1001', '1111'],
  H: ['1001', '1111', '1001', '1001'],
  C: ['1111', '1000', '1000', '1111'],
  J: ['0001', '0001', '1001', '1111'],
};

export type Grid = readonly (readonly number[])[];
type Figure = NonNullable<QuestionInput['figure']>;

/** Rows and columns are named by their numbers. */
export const gridFigure = (grid: Grid): Figure => ({
  kind: 'table',
  head: ['', ...(grid[0] ?? []).map((_, i) => `${i + 1}.`)],
  rows: grid.map((row, i) => [`${i + 1}. sor`, ...row]),
});

export const rowSum = (row: readonly number[]): number => row.reduce((sum, n) => sum + n, 0);
export const ones = (grid: Grid): number => grid.reduce((sum, row) => sum + rowSum(row), 0);

/** A black and white picture where rows differ. */
export function blackWhite(rng: Rng, rows: number, columns: number): number[][] {
  const grid = Array.from({ length: rows }, () => Array.from({ length: columns }, () => (rng.chance(0.45) ? 1 : 0)));
  redrawIf(grid.some(row => rowSum(row) === 0 || rowSum(row) === columns));
  return grid;
}
