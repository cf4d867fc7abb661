import { distance, type Pair } from '../../kit/pairs.ts';
import { isHidden } from './crossings.ts';
import { offLine, within } from './geometry.ts';
import type { Given, GivenAngle } from './given.ts';
import { radians } from './ideals.ts';
import type { Construction } from './schema.ts';
import type { Thing } from './things.ts';
import { lineIn, pointIn, type World } from './world.ts';

type Triple = [string, string, string];
const gap = (want: (number | undefined)[], have: number[]) =>
  Math.max(...have.map((value, i) => Math.abs(value - (want[i] ?? Number.NaN))));
const sorted = (values: number[]) => values.sort((a, b) => a - b);

function wanted(angle: GivenAngle | undefined, world: World): number {
  if (!angle?.vertex) return ((angle?.degrees ?? Number.NaN) * Math.PI) / 180;
  const [p, vertex, q] = [`${angle.vertex}1`, angle.vertex, `${angle.vertex}2`].map(id => pointIn(world, id));
  return p && vertex && q ? radians(p, vertex, q) : Number.NaN;
}

/** How far this triangle is from the wanted one; the first corner has the first angle. */
function triangleMiss(what: Construction['what'], given: Given, world: World, [a, b, c]: [Pair, Pair, Pair]): number {
  const { lengths } = world;
  const [alpha, beta] = given.angles.map(angle => wanted(angle, world));
  if (what === 'triangle-sss') return gap(sorted(Object.values(lengths)), sorted([distance(a, b), distance(b, c), distance(a, c)]));
  if (what === 'triangle-sas') return gap([alpha, lengths.c, lengths.b], [radians(b, a, c), distance(a, b), distance(a, c)]);
  return gap([alpha, beta, lengths.c], [radians(b, a, c), radians(a, b, c), distance(a, b)]);
}

/** Some drawn line holds both points. */
const joined = (things: readonly Thing[], world: World, p: Pair, q: Pair): boolean =>
  things.some(({ id }) => {
    const line = lineIn(world, id);
    return line !== null && [p, q].every(at => offLine(line, at) < 1e-6 && within(line, at, 1e-6));
  });

const places = (world: World, ids: Triple): [Pair, Pair, Pair] | null => {
  const [a, b, c] = ids.map(id => pointIn(world, id));
  return a && b && c ? [a, b, c] : null;
};

interface Search {
  state: Construction;
  given: Given;
  made: readonly Thing[];
  worlds: readonly [World, ...World[]];
  tolerance: number;
  /** Whether the sides must be drawn too. */
  sides: boolean;
}

/** Three points of the sheet that form the wanted triangle in every world. */
export function findTriangle({ state, given, made, worlds, tolerance, sides }: Search): Triple | null {
  const things = [...given.things, ...made];
  const points = things.filter(thing => thing.type === 'point' && !isHidden(thing)).map(({ id }) => id);
  const linked = (world: World, p: string, q: string): boolean => {
    const [from, to] = [pointIn(world, p), pointIn(world, q)];
    return p !== q && from !== null && to !== null && (!sides || joined(things, world, from, to));
  };
  // Few pairs are joined: looking at these first keeps the search short.
  const neighbours = new Map(points.map(p => [p, points.filter(q => linked(worlds[0], p, q))]));
  const of = (id: string) => neighbours.get(id) ?? [];
  const fits = (ids: Triple) =>
    worlds.every(world => {
      const at = places(world, ids);
      return at !== null && triangleMiss(state.what, given, world, at) < tolerance;
    }) && worlds.every(world => linked(world, ids[0], ids[1]) && linked(world, ids[1], ids[2]) && linked(world, ids[0], ids[2]));
  for (const a of points) for (const b of of(a)) for (const c of of(b)) if (of(c).includes(a) && fits([a, b, c])) return [a, b, c];
  return null;
}
