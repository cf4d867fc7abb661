import type { Answers } from '../../kit/ask.ts';
import type { ModeConfig } from '../../kit/model.ts';

export type LabConfig = ModeConfig<'circuit', 'lab'>;
export type LabTask = LabConfig['state'];
export type LabPart = LabTask['tray'][number];
type Cell = readonly [column: number, row: number];

/** The place between two neighbouring points, named by its left or upper point: "2,1h" or "2,1v". */
export type Place = string;

export interface Laid {
  id: string;
  /** The part is turned: its first terminal is the right or lower point. */
  turned?: boolean;
}

export interface Row {
  sample: string;
  /** In the units of the meters. */
  u: number;
  i: number;
  /** U : I in V/A. */
  quotient: number;
  /** The state of batteries and sliders it was measured at. */
  setting: string;
}

export interface LabState {
  /** What the next tap on an empty place lays down. */
  tool: string | null;
  laid: Record<Place, Laid>;
  selected: Place | null;
  cells: Record<string, number>;
  ohms: Record<string, number>;
  closed: string[];
  unscrewed: string[];
  burnt: string[];
  rows: Row[];
  answers: Answers;
  /** Typed quotients. */
  quotients: Record<string, string>;
  events: string[];
  seed: number;
}

export interface Ends {
  a: Cell;
  b: Cell;
}

export function endsOf(place: Place): Ends {
  const [column = 0, row = 0] = place.slice(0, -1).split(',').map(Number);
  return { a: [column, row], b: place.endsWith('h') ? [column + 1, row] : [column, row + 1] };
}

export const isLevel = (place: Place) => place.endsWith('h');

export function placeBetween([a, b]: Cell, [c, d]: Cell): Place {
  return `${Math.min(a, c)},${Math.min(b, d)}${b === d ? 'h' : 'v'}`;
}

/** All places of the board, row by row. */
export function placesOf({ cols, rows }: LabTask['board']): Place[] {
  return Array.from({ length: rows }, (_, row) => [
    ...Array.from({ length: cols - 1 }, (_, column) => `${column},${row}h`),
    ...(row < rows - 1 ? Array.from({ length: cols }, (_, column) => `${column},${row}v`) : []),
  ]).flat();
}

/** For the ear: points are numbered from 1. */
export function placeName(place: Place): string {
  const { a } = endsOf(place);
  return isLevel(place) ? `${a[1] + 1}. sor, ${a[0] + 1}–${a[0] + 2}. pont` : `${a[0] + 1}. oszlop, ${a[1] + 1}–${a[1] + 2}. pont`;
}

export const partOf = (task: LabTask, id: string): LabPart | undefined => task.tray.find(part => part.id === id);

/** How many pieces of a part are still in the tray. */
export function left(part: LabPart, { laid }: Pick<LabState, 'laid'>): number {
  const used = Object.values(laid).filter(({ id }) => id === part.id).length;
  return (part.part === 'wire' ? part.count : 1) - used;
}

export const cellsOf = (part: LabPart & { part: 'battery' }, { cells }: Pick<LabState, 'cells'>) => cells[part.id] ?? part.cells.start;
export const ohmsOf = (part: LabPart & { part: 'resistor' }, { ohms }: Pick<LabState, 'ohms'>) => ohms[part.id] ?? part.resistance;

/** What is written beside a part: its label without the remark in brackets. */
export const shortLabel = ({ label }: LabPart) => label.split(' (')[0] ?? label;
