import { distance, type Pair } from '../../../kit/pairs.ts';
import type { Board } from '../board.ts';
import { onSheet } from '../crossings.ts';
import { add, type DrawnCircle, foot, meets, middle, minus, offLine } from '../geometry.ts';
import { type GivenAngle, givenOf } from '../given.ts';
import type { Construction } from '../schema.ts';
import { type Planner, planner } from './planner.ts';

/** The radii of the compass slider. */
const RADII = Array.from({ length: 15 }, (_, i) => 1 + i / 2);
const nowhere: Pair = [0, 0];
const circleAt = (centre: Pair, r: number): DrawnCircle => ({ type: 'circle', centre, r });
const visible = (places: (Pair | null)[]) => places.filter(at => at !== null).filter(at => onSheet(at));

/** A radius with which two equal circles cross in so many places of the sheet. */
function radiusFor(p: Pair, q: Pair, count: number): number {
  const crossings = (r: number) => visible(meets(circleAt(p, r), circleAt(q, r))).filter(at => distance(at, middle(p, q)) > 0.8);
  return RADII.find(r => crossings(r).length >= count) ?? 8;
}

function bisect(hand: Planner, p: Pair, q: Pair): string {
  const r = radiusFor(p, q, 2);
  const [one = nowhere, two = nowhere] = hand.crossings(hand.circle(p, r), hand.circle(q, r));
  return hand.line(one, two);
}

/** A line through `from` and a point that is equally far from p and q. */
function joinEqual(hand: Planner, from: Pair, p: Pair, q: Pair): string {
  const r = radiusFor(p, q, 1);
  const found = hand.crossings(hand.circle(p, r), hand.circle(q, r)).sort((a, b) => distance(b, from) - distance(a, from));
  return hand.line(from, found[0] ?? nowhere);
}

function halve(hand: Planner, vertex: Pair, one: string, two: string): string {
  const circle = hand.circle(vertex, 3);
  const [p = nowhere] = hand.crossings(one, circle);
  const [q = nowhere] = hand.crossings(two, circle);
  return joinEqual(hand, vertex, p, q);
}

/** Two points of the line at the same distance from `at`. */
function twoOn(hand: Planner, line: string, at: Pair, away: number): [Pair, Pair, string] {
  const r = RADII.find(value => value > away + 1) ?? 8;
  const circle = hand.circle(at, r);
  const [p = nowhere, q = nowhere] = hand.crossings(line, circle);
  return [p, q, circle];
}

function perpendicular(hand: Planner, line: string, ends: [Pair, Pair], at: Pair): string {
  const carrier = { a: ends[0], b: ends[1] };
  if (hand.has('set-square')) return hand.square('perpendicular', add(ends[0], minus(ends[1], ends[0]), 0.37), at);
  const [p, q] = twoOn(hand, line, at, offLine(carrier, at));
  return joinEqual(hand, at, p, q);
}

function rhombus(hand: Planner, e: [Pair, Pair], P: Pair): string {
  const r = RADII.find(value => value > offLine({ a: e[0], b: e[1] }, P) + 0.3) ?? 8;
  const round = hand.circle(P, r);
  const [x = nowhere] = hand.crossings('e', round);
  const second = hand.circle(x, r);
  const z = hand.crossings('e', second).sort((a, b) => distance(a, P) - distance(b, P))[0] ?? nowhere;
  const third = hand.circle(z, r);
  const s = hand.crossings(round, third).find(at => distance(at, x) > 0.1) ?? nowhere;
  return hand.line(P, s);
}

/** An arm of the angle at `vertex`; `other` is a point of its first arm. */
function arm(hand: Planner, angle: GivenAngle | undefined, vertex: Pair, other: Pair): string {
  const up = (places: Pair[]) => places.sort((a, b) => b[1] - a[1])[0] ?? nowhere;
  if (angle?.vertex) {
    const [lower, s] = [angle.vertex.toLowerCase(), hand.place(angle.vertex)];
    const copy = hand.circle(s, 2);
    const [p = nowhere] = hand.crossings(`${lower}1`, copy);
    const [q = nowhere] = hand.crossings(`${lower}2`, copy);
    const round = hand.circle(vertex, 2);
    const x = hand.crossings('e', round).sort((a, b) => distance(a, other) - distance(b, other))[0] ?? nowhere;
    return hand.line(vertex, up(hand.crossings(round, hand.carried(p, q, x))));
  }
  if (angle?.degrees === 90 && hand.has('set-square')) return hand.square('perpendicular', middle(vertex, other), vertex);
  const round = hand.circle(vertex, 2);
  const x = hand.crossings('e', round).sort((a, b) => distance(a, other) - distance(b, other))[0] ?? nowhere;
  const sixty = up(hand.crossings(round, hand.circle(x, 2)));
  if (angle?.degrees === 60) return hand.line(vertex, sixty);
  if (angle?.degrees === 30) return joinEqual(hand, vertex, x, sixty);
  const turned = hand.crossings(round, hand.circle(sixty, 2)).sort((a, b) => distance(b, x) - distance(a, x))[0] ?? nowhere;
  if (angle?.degrees === 120) return hand.line(vertex, turned);
  const right = joinEqual(hand, vertex, sixty, turned);
  if (angle?.degrees === 90) return right;
  return joinEqual(hand, vertex, x, up(hand.crossings(right, round)));
}

function triangle(hand: Planner, state: Extract<Construction, { what: `triangle-${string}` }>): void {
  const { angles } = givenOf(state);
  const a = hand.place('A');
  const [b = nowhere] = hand.crossings('e', hand.measured(a, 'c'));
  if (state.what === 'triangle-sss') {
    const corner = hand.crossings(hand.measured(a, 'b'), hand.measured(b, 'a')).sort((p, q) => q[1] - p[1])[0] ?? nowhere;
    hand.line(a, corner);
    hand.line(b, corner);
    return;
  }
  const first = arm(hand, angles[0], a, b);
  if (state.what === 'triangle-asa') {
    hand.mark(b);
    arm(hand, angles[1], b, a);
    return;
  }
  const corner = hand.crossings(first, hand.measured(a, 'b')).sort((p, q) => q[1] - p[1])[0] ?? nowhere;
  hand.line(b, corner);
}

function corners(hand: Planner, what: Construction['what']): void {
  const [a, b, c] = [hand.place('A'), hand.place('B'), hand.place('C')];
  const cross = (p: string, q: string) => hand.crossings(p, q)[0] ?? nowhere;
  const lines = (): [string, string] => {
    if (what === 'incentre') return [halve(hand, a, 'AB', 'AC'), halve(hand, b, 'AB', 'BC')];
    if (what === 'orthocentre') return [perpendicular(hand, 'AB', [a, b], c), perpendicular(hand, 'BC', [b, c], a)];
    const [f, g] = [bisect(hand, a, b), bisect(hand, b, c)];
    return what === 'centroid' ? [hand.line(c, cross('AB', f)), hand.line(a, cross('BC', g))] : [f, g];
  };
  const [f, g] = lines();
  const centre = cross(f, g);
  if (what === 'circumcircle') hand.through(centre, a);
  else hand.mark(centre);
}

/** The boards of one right way, from the empty one to the goal. */
export function planOf(state: Construction): Board[] {
  const hand = planner(state);
  const line = (): [Pair, Pair] => [hand.place('E'), hand.place('F')];
  switch (state.what) {
    case 'perpendicular-bisector':
      bisect(hand, hand.place('A'), hand.place('B'));
      break;
    case 'angle-bisector':
      halve(hand, hand.place('O'), 'a', 'b');
      break;
    case 'perpendicular':
      perpendicular(hand, 'e', line(), hand.place('P'));
      break;
    case 'parallel':
      if (hand.has('set-square')) hand.square('parallel', foot({ a: line()[0], b: line()[1] }, hand.place('P')), hand.place('P'));
      else rhombus(hand, line(), hand.place('P'));
      break;
    case 'mirror-point': {
      const P = hand.place('P');
      const [p, q] = twoOn(hand, 't', P, offLine({ a: line()[0], b: line()[1] }, P));
      const image = hand.crossings(hand.through(p, P), hand.through(q, P)).find(at => distance(at, P) > 0.1);
      hand.mark(image ?? nowhere);
      break;
    }
    case 'triangle-sss':
    case 'triangle-sas':
    case 'triangle-asa':
      triangle(hand, state);
      break;
    default:
      corners(hand, state.what);
  }
  return hand.boards;
}
