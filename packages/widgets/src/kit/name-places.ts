import type { Pair } from './pairs.ts';

export interface Named {
  at: Pair;
  name: string;
}

export interface NamePlace {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

/** Radius of the drawn mark of a point. */
const MARK_PX = 10;
/** Size of a name, estimated from its number of letters: the text is not measured. */
const NAME_HEIGHT_PX = 14;
const LETTER_WIDTH_PX = 8;

const SIDES: readonly (readonly [dx: number, dy: number, anchor: NamePlace['anchor']])[] = [
  [0, -13, 'middle'],
  [0, 23, 'middle'],
  [13, 5, 'start'],
  [-13, 5, 'end'],
  [-6, -13, 'start'],
  [6, -13, 'end'],
  [-6, 23, 'start'],
  [6, 23, 'end'],
];

type Rect = readonly [left: number, top: number, right: number, bottom: number];

const meet = (a: Rect, b: Rect) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

function covered({ x, y, anchor }: NamePlace, name: string): Rect {
  const width = name.length * LETTER_WIDTH_PX;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return [left, y - NAME_HEIGHT_PX + 3, left + width, y + 3];
}

/** A place beside each point for its name, where it lies on no mark and on no other name; above the point if none is free. */
export function namePlaces(points: readonly Named[], [left, top, right, bottom]: Rect): NamePlace[] {
  const taken: Rect[] = points.map(({ at: [x, y] }) => [x - MARK_PX, y - MARK_PX, x + MARK_PX, y + MARK_PX]);
  return points.map(({ at, name }) => {
    const places = SIDES.map(([dx, dy, anchor]): NamePlace => ({ x: at[0] + dx, y: at[1] + dy, anchor }));
    const isFree = (place: NamePlace) => {
      const rect = covered(place, name);
      const isInside = rect[0] >= left && rect[1] >= top && rect[2] <= right && rect[3] <= bottom;
      return isInside && !taken.some(other => meet(rect, other));
    };
    const place = places.find(isFree) ?? { x: at[0], y: at[1] - 13, anchor: 'middle' };
    taken.push(covered(place, name));
    return place;
  });
}
