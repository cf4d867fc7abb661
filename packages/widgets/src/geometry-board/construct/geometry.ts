import { distance, type Pair } from '../../kit/pairs.ts';
import type { Shape } from './things.ts';

/** A thing with its numbers. A line goes from a towards b. */
export interface DrawnPoint {
  type: 'point';
  at: Pair;
}
export interface DrawnLine {
  type: 'line';
  shape: Shape;
  a: Pair;
  b: Pair;
}
export interface DrawnCircle {
  type: 'circle';
  centre: Pair;
  r: number;
}
export type Drawn = DrawnPoint | DrawnLine | DrawnCircle;

const ROUNDING = 1e-9;

export const add = (p: Pair, v: Pair, times = 1): Pair => [p[0] + v[0] * times, p[1] + v[1] * times];
export const minus = (p: Pair, q: Pair): Pair => [p[0] - q[0], p[1] - q[1]];
export const dot = (u: Pair, v: Pair) => u[0] * v[0] + u[1] * v[1];
export const cross = (u: Pair, v: Pair) => u[0] * v[1] - u[1] * v[0];
export const turned = ([x, y]: Pair): Pair => [-y, x];
export const middle = (p: Pair, q: Pair): Pair => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
export function unit(v: Pair): Pair {
  const size = Math.hypot(v[0], v[1]);
  return [v[0] / size, v[1] / size];
}

export type Carrier = Pick<DrawnLine, 'a' | 'b'>;

/** How far along the line the foot of the perpendicular from p is, from a. */
export const along = ({ a, b }: Carrier, p: Pair) => dot(minus(p, a), unit(minus(b, a)));
export const foot = (line: Carrier, p: Pair): Pair => add(line.a, unit(minus(line.b, line.a)), along(line, p));
/** The distance of p from the whole line, beyond its ends too. */
export const offLine = ({ a, b }: Carrier, p: Pair) => Math.abs(cross(unit(minus(b, a)), minus(p, a)));
export const mirrored = (line: Carrier, p: Pair): Pair => add(foot(line, p), minus(foot(line, p), p));

/** Whether a point of the whole line is on the part that is drawn. */
export function within(line: DrawnLine, p: Pair, tolerance = 1e-7): boolean {
  if (line.shape === 'line') return true;
  const t = along(line, p);
  return t >= -tolerance && (line.shape === 'ray' || t <= distance(line.a, line.b) + tolerance);
}

/** The point of the thing that is nearest to p. */
export function nearest(drawn: Drawn, p: Pair): Pair {
  if (drawn.type === 'point') return drawn.at;
  if (drawn.type === 'circle') {
    const away = minus(p, drawn.centre);
    return add(drawn.centre, Math.hypot(...away) < ROUNDING ? [1, 0] : unit(away), drawn.r);
  }
  const on = foot(drawn, p);
  if (within(drawn, on)) return on;
  return along(drawn, p) < 0 ? drawn.a : drawn.b;
}

/** The two ends of a chord around its middle, or the one point of a tangent. */
function chord(mid: Pair, direction: Pair, halfSquared: number): Pair[] {
  if (halfSquared < -ROUNDING) return [];
  if (halfSquared < ROUNDING) return [mid];
  const half = Math.sqrt(halfSquared);
  return [add(mid, direction, -half), add(mid, direction, half)];
}

function meetLines(p: DrawnLine, q: DrawnLine): Pair[] {
  const [u, v] = [minus(p.b, p.a), minus(q.b, q.a)];
  const sine = cross(unit(u), unit(v));
  if (Math.abs(sine) < ROUNDING) return [];
  return [add(p.a, u, cross(minus(q.a, p.a), v) / cross(u, v))];
}

function meetLineCircle(line: DrawnLine, { centre, r }: DrawnCircle): Pair[] {
  return chord(foot(line, centre), unit(minus(line.b, line.a)), r * r - offLine(line, centre) ** 2);
}

function meetCircles(p: DrawnCircle, q: DrawnCircle): Pair[] {
  const d = distance(p.centre, q.centre);
  if (d < ROUNDING) return [];
  const to = unit(minus(q.centre, p.centre));
  const t = (d * d + p.r * p.r - q.r * q.r) / (2 * d);
  return chord(add(p.centre, to, t), turned(to), p.r * p.r - t * t);
}

/**
 * Where two things cross, in an order that a small move of the things does not change:
 * along the line, or to the right and to the left of the way from the first centre to the second.
 */
export function meets(p: Drawn, q: Drawn): (Pair | null)[] {
  if (p.type === 'point' || q.type === 'point') return [];
  const found =
    p.type === 'line'
      ? q.type === 'line'
        ? meetLines(p, q)
        : meetLineCircle(p, q)
      : q.type === 'line'
        ? meetLineCircle(q, p)
        : meetCircles(p, q);
  return found.map(at => ([p, q].every(drawn => drawn.type !== 'line' || within(drawn, at)) ? at : null));
}
