import { distance, type Pair } from '../../kit/pairs.ts';
import { add, type Drawn, meets, minus, turned, unit } from './geometry.ts';
import type { Given } from './given.ts';
import type { LineThing, Opening, PointThing, Thing } from './things.ts';

export interface World {
  /** Every thing that exists, with its numbers; a crossing that is not there is missing, and so is what is built on it. */
  drawn: ReadonlyMap<string, Drawn>;
  /** The given lengths by name. */
  lengths: Record<string, number>;
}

/** How much a free number of the drawing (a coordinate, a length, a width) is changed; the same name always by the same amount. */
export type Nudge = (name: string) => number;

export const pointIn = (world: World, id: string): Pair | null => {
  const drawn = world.drawn.get(id);
  return drawn?.type === 'point' ? drawn.at : null;
};
export const lineIn = (world: World, id: string) => {
  const drawn = world.drawn.get(id);
  return drawn?.type === 'line' ? drawn : null;
};
export const circleIn = (world: World, id: string) => {
  const drawn = world.drawn.get(id);
  return drawn?.type === 'circle' ? drawn : null;
};

function pointAt(thing: PointThing, world: World, nudge: Nudge): Pair | null {
  switch (thing.by) {
    case 'given':
    case 'free':
      return [thing.at[0] + nudge(`${thing.id} x`), thing.at[1] + nudge(`${thing.id} y`)];
    case 'on': {
      const t = thing.t + nudge(`${thing.id} t`);
      const [line, circle] = [lineIn(world, thing.of), circleIn(world, thing.of)];
      if (line) return add(line.a, unit(minus(line.b, line.a)), t);
      return circle && add(circle.centre, [Math.cos(t), Math.sin(t)], circle.r);
    }
    case 'meet': {
      const [p, q] = thing.of.map(id => world.drawn.get(id));
      return (p && q && meets(p, q)[thing.nr]) ?? null;
    }
  }
}

function lineAt(thing: LineThing, world: World): Drawn | null {
  if (thing.by === 'through') {
    const [a, b] = thing.points.map(id => pointIn(world, id));
    return a && b && distance(a, b) > 1e-9 ? { type: 'line', shape: thing.shape, a, b } : null;
  }
  const [to, a] = [lineIn(world, thing.to), pointIn(world, thing.through)];
  if (!to || !a) return null;
  const direction = unit(minus(to.b, to.a));
  return { type: 'line', shape: thing.shape, a, b: add(a, thing.by === 'parallel' ? direction : turned(direction)) };
}

/** Lengths of the same size move together: 5 cm on the compass is the given side of 5 cm. */
const lengthName = (value: number) => `${value} cm`;

function width(opening: Opening, world: World, nudge: Nudge): number | null {
  if (typeof opening === 'number') return opening + nudge(lengthName(opening));
  if (typeof opening === 'string') return world.lengths[opening] ?? null;
  const [p, q] = opening.map(id => pointIn(world, id));
  return p && q ? distance(p, q) : null;
}

function drawnAs(thing: Thing, world: World, nudge: Nudge): Drawn | null {
  if (thing.type === 'line') return lineAt(thing, world);
  if (thing.type === 'point') {
    const at = pointAt(thing, world, nudge);
    return at && { type: 'point', at };
  }
  const [centre, r] = [pointIn(world, thing.centre), width(thing.opening, world, nudge)];
  return centre && r ? { type: 'circle', centre, r } : null;
}

/** The drawing, computed from the given points and lengths and the free choices of the pupil. */
export function worldOf(given: Given, made: readonly Thing[], nudge: Nudge = () => 0): World {
  const drawn = new Map<string, Drawn>();
  const lengths = Object.fromEntries(Object.entries(given.lengths).map(([name, value]) => [name, value + nudge(lengthName(value))]));
  const world = { drawn, lengths };
  for (const thing of [...given.things, ...made]) {
    const found = drawnAs(thing, world, nudge);
    if (found) drawn.set(thing.id, found);
  }
  return world;
}
