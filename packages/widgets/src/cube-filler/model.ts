import { readNumber } from '../kit/format.ts';
import { upTo } from '../kit/indexed.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';
import type { Pair } from '../kit/pairs.ts';
import type { Vec, View } from '../kit/space.ts';

export type FillConfig = ModeConfig<'cube-filler', 'fill'>;
export type CountConfig = ModeConfig<'cube-filler', 'count'>;
export type BoxSize = FillConfig['state'];

/** Cubes in each row of a layer, the farthest row first. */
export const rowsOf = ({ width, depth, missing }: BoxSize): number[] =>
  upTo(depth).map(row => (missing && row < missing.depth ? width - missing.width : width));

export const layerOf = (box: BoxSize): number => rowsOf(box).reduce((sum, row) => sum + row, 0);
export const volumeOf = (box: BoxSize): number => layerOf(box) * box.height;

/** The place of the nth cube: x to the right, y from the front to the back, z up. Rows are laid from the back, so none hides the next. */
export function cubeAt(box: BoxSize, n: number): Vec {
  const layer = layerOf(box);
  let x = n % layer;
  let row = 0;
  for (const length of rowsOf(box)) {
    if (x < length) break;
    x -= length;
    row++;
  }
  return [x, box.depth - 1 - row, Math.floor(n / layer)];
}

/** Corners of the base, counter-clockwise from the front left. */
export function baseOf({ width, depth, missing }: BoxSize): Pair[] {
  const back: Pair[] = missing
    ? [
        [width, depth - missing.depth],
        [width - missing.width, depth - missing.depth],
        [width - missing.width, depth],
      ]
    : [[width, depth]];
  return [[0, 0], [width, 0], ...back, [0, depth]];
}

/** How many cubes there are when the row begun now, or the next one, is complete. */
export function rowEnd(box: BoxSize, cubes: number): number {
  const layer = layerOf(box);
  let end = Math.floor(cubes / layer) * layer;
  for (const row of rowsOf(box)) {
    end += row;
    if (end > cubes) break;
  }
  return end;
}

export const layerEnd = (box: BoxSize, cubes: number): number => (Math.floor(cubes / layerOf(box)) + 1) * layerOf(box);

/** How many cubes there are after each button, null where it is not allowed: a row at a time only after the first row, a layer after the first layer. */
export function nextCounts(box: BoxSize, supply: number, cubes: number) {
  const limit = Math.min(supply, volumeOf(box));
  const within = (count: number) => (count <= limit ? count : null);
  return {
    cube: within(cubes + 1),
    row: cubes >= (rowsOf(box)[0] ?? 1) ? within(rowEnd(box, cubes)) : null,
    layer: cubes >= layerOf(box) ? within(layerEnd(box, cubes)) : null,
    back: cubes > 0 ? cubes - 1 : null,
  };
}

export interface Filled extends View {
  cubes: number;
}

const view: View = { yaw: 30, pitch: 28 };

const describe = (box: BoxSize, cubes: number) =>
  `A doboz ${box.width} egység széles, ${box.depth} egység mély, ${box.height} egység magas${box.missing ? ', az alapja L alakú' : ''}. ${cubes} kocka van benne, ${Math.floor(cubes / layerOf(box))} teljes réteg.`;

export const fill: Model<FillConfig, Filled> = {
  initial: () => ({ ...view, cubes: 0 }),
  evaluate: ({ state }, _, { cubes }) =>
    verdict(
      cubes === volumeOf(state),
      cubes < layerOf(state) ? 'Még az alsó réteg sincs tele. Rakd tele előbb azt!' : 'Még van hely: rakj rá újabb réteget!',
    ),
  describe: ({ state }, { cubes }) => describe(state, cubes),
};

export interface Counted extends Filled {
  answer: string;
}

export const count: Model<CountConfig, Counted> = {
  auto: false,
  initial: () => ({ ...view, cubes: 0, answer: '' }),
  evaluate: ({ state }, goal, { answer }) => {
    const value = readNumber(answer);
    const { width, depth, height, missing, supply } = state;
    if (value === null) return notYet('Számítsd ki, hány kocka tölti meg a dobozt, és írd be!');
    if (value === goal.volume) return solved;
    if (value === layerOf(state)) return notYet('Ennyi kocka egyetlen réteg. Hány réteg fér egymásra?');
    if (missing && value === width * depth * height)
      return notYet('A hiányzó sarkot is megtöltötted. Hány kocka fér az L alakú alaplapra?');
    if (value === width + depth + height) return notYet('Összeadtad az éleket. Rakj le egy réteget: hány kocka van benne?');
    if (value === supply) return notYet('Ennyi kockád van, de ez nem tölti meg a dobozt.');
    return notYet('Rakd le az alsó réteget! Hány kocka van benne, és hány ilyen réteg fér egymásra?');
  },
  describe: ({ state }, { cubes }) => describe(state, cubes),
};
