import { angleAt, distance, type Pair } from '../../kit/pairs.ts';
import { add, type Carrier, cross, type Drawn, foot, middle, minus, mirrored, offLine, turned, unit } from './geometry.ts';
import { lineIn, pointIn, type World } from './world.ts';

/** What a drawn thing should be, computed from the given points alone. */
export type Ideal = { type: 'line'; a: Pair; b: Pair } | { type: 'point'; at: Pair } | { type: 'circle'; centre: Pair; r: number };

/** How far the drawn thing is from the ideal one, in centimetres of the sheet. */
export function miss(drawn: Drawn, ideal: Ideal): number {
  if (drawn.type === 'line' && ideal.type === 'line') return Math.max(offLine(drawn, ideal.a), offLine(drawn, ideal.b));
  if (drawn.type === 'point' && ideal.type === 'point') return distance(drawn.at, ideal.at);
  if (drawn.type === 'circle' && ideal.type === 'circle')
    return Math.max(distance(drawn.centre, ideal.centre), Math.abs(drawn.r - ideal.r));
  return Number.POSITIVE_INFINITY;
}

const from = (a: Pair, direction: Pair): Ideal & Carrier => ({ type: 'line', a, b: add(a, unit(direction), 2) });
const meet = (p: Carrier, q: Carrier): Pair => {
  const [u, v] = [minus(p.b, p.a), minus(q.b, q.a)];
  return add(p.a, u, cross(minus(q.a, p.a), v) / cross(u, v));
};

const origin: Pair = [0, 0];
const at = (world: World, id: string): Pair => pointIn(world, id) ?? origin;
const carrier = (world: World, id: string): Carrier => lineIn(world, id) ?? { a: origin, b: [1, 0] };

const bisectorOf = (a: Pair, b: Pair) => from(middle(a, b), turned(minus(b, a)));
const halving = (vertex: Pair, a: Pair, b: Pair) => from(vertex, add(unit(minus(a, vertex)), unit(minus(b, vertex))));
const centreOf = (a: Pair, b: Pair, c: Pair) => meet(bisectorOf(a, b), bisectorOf(b, c));
const heightFrom = (c: Pair, a: Pair, b: Pair) => from(c, turned(minus(b, a)));

/** Lines, points and circles that a construction may be after; points and lines are named as on the sheet. */
export const perpendicularBisector = (p: string, q: string) => (world: World) => bisectorOf(at(world, p), at(world, q));
export const angleBisector = (vertex: string, p: string, q: string) => (world: World) =>
  halving(at(world, vertex), at(world, p), at(world, q));
export const perpendicularTo = (line: string, p: string) => (world: World) => {
  const { a, b } = carrier(world, line);
  return from(at(world, p), turned(minus(b, a)));
};
export const parallelTo = (line: string, p: string) => (world: World) => {
  const { a, b } = carrier(world, line);
  return from(at(world, p), minus(b, a));
};
export const median = (vertex: string, p: string, q: string) => (world: World) =>
  from(at(world, vertex), minus(middle(at(world, p), at(world, q)), at(world, vertex)));
export const height = (vertex: string, p: string, q: string) => (world: World) => heightFrom(at(world, vertex), at(world, p), at(world, q));

const point =
  (find: (world: World) => Pair) =>
  (world: World): Ideal => ({ type: 'point', at: find(world) });

export const midpoint = (p: string, q: string) => point(world => middle(at(world, p), at(world, q)));
export const mirrorImage = (line: string, p: string) => point(world => mirrored(carrier(world, line), at(world, p)));
export const footOf = (line: string, p: string) => point(world => foot(carrier(world, line), at(world, p)));
const corners = (world: World): [Pair, Pair, Pair] => [at(world, 'A'), at(world, 'B'), at(world, 'C')];
export const circumcentre = point(world => centreOf(...corners(world)));
export const circumcircle = (world: World): Ideal => {
  const centre = centreOf(...corners(world));
  return { type: 'circle', centre, r: distance(centre, at(world, 'A')) };
};
export const incentre = point(world => {
  const [a, b, c] = corners(world);
  return meet(halving(a, b, c), halving(b, a, c));
});
export const centroid = point(world => {
  const [a, b, c] = corners(world);
  return [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3];
});
export const orthocentre = point(world => {
  const [a, b, c] = corners(world);
  return meet(heightFrom(a, b, c), heightFrom(b, a, c));
});

/** The size of an angle in the units of `miss`: how far its arms part one centimetre from the vertex. */
export const radians = (p: Pair, vertex: Pair, q: Pair) => (angleAt(p, vertex, q) * Math.PI) / 180;
