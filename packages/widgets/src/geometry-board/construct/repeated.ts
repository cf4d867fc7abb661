import { distance } from '../../kit/pairs.ts';
import { worldsOf } from './check.ts';
import type { Drawn, DrawnLine } from './geometry.ts';
import { givenOf } from './given.ts';
import { miss } from './ideals.ts';
import type { Construction } from './schema.ts';
import type { Thing } from './things.ts';

const near = 1e-6;

function sameEnds(one: DrawnLine, other: DrawnLine): boolean {
  if (one.shape !== other.shape) return false;
  if (one.shape === 'line') return true;
  if (one.shape === 'ray') return distance(one.a, other.a) < near;
  return Math.min(distance(one.a, other.a), distance(one.a, other.b)) + Math.min(distance(one.b, other.b), distance(one.b, other.a)) < near;
}

const alike = (one: Drawn | undefined, other: Drawn | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  miss(one, other) < near &&
  (one.type !== 'line' || other.type !== 'line' || sameEnds(one, other));

/** The earlier line or circle that the newest one repeats, wherever the given points are. */
export function repeated(state: Construction, made: readonly Thing[]): Thing | null {
  const newest = made.at(-1);
  if (!newest || newest.type === 'point') return null;
  const worlds = worldsOf(state, made);
  return (
    [...givenOf(state).things, ...made.slice(0, -1)].find(({ id }) =>
      worlds.every(world => alike(world.drawn.get(newest.id), world.drawn.get(id))),
    ) ?? null
  );
}
