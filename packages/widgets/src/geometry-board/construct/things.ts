import type { Pair } from '../../kit/pairs.ts';

export type Shape = 'line' | 'ray' | 'segment';

/** How far the compass is open: a free width, the distance of two points, or a given length by its name. */
export type Opening = number | [string, string] | string;

/** How a point came about; `t` is the distance along a line, or the angle on a circle. */
export type PointOrigin =
  | { by: 'given'; at: Pair; hidden?: boolean }
  | { by: 'free'; at: Pair }
  | { by: 'on'; of: string; t: number }
  | { by: 'meet'; of: [string, string]; nr: 0 | 1 };

export type PointThing = { id: string; type: 'point' } & PointOrigin;
export type LineThing = { id: string; type: 'line'; shape: Shape } & (
  | { by: 'through'; points: [string, string] }
  | { by: 'perpendicular' | 'parallel'; to: string; through: string }
);
export interface CircleThing {
  id: string;
  type: 'circle';
  centre: string;
  opening: Opening;
}

/** Something on the sheet. It refers to earlier things by id, so the drawing can be computed again with other given points. */
export type Thing = PointThing | LineThing | CircleThing;

/** The things this one is built on. */
export function parents(thing: Thing): string[] {
  if (thing.type === 'circle') return [thing.centre, ...(Array.isArray(thing.opening) ? thing.opening : [])];
  switch (thing.by) {
    case 'on':
      return [thing.of];
    case 'meet':
      return thing.of;
    case 'through':
      return thing.points;
    case 'perpendicular':
    case 'parallel':
      return [thing.to, thing.through];
    default:
      return [];
  }
}

/** The list without this thing and all that is built on it. */
export function without(things: readonly Thing[], id: string): Thing[] {
  const gone = new Set([id]);
  return things.filter(thing => {
    if (parents(thing).some(parent => gone.has(parent))) gone.add(thing.id);
    return !gone.has(thing.id);
  });
}
