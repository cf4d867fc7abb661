import { FigureFault } from '../../kit/fault.ts';
import { add, between, lengthOf, type Point, polar, sub } from '../../kit/geometry.ts';
import type { Geometry } from './schema.ts';

const flip = ([x, y]: readonly [number, number]): Point => ({ x, y: -y });

/** Every point in the author's units, y turned downwards. A made point stands after those it is made from. */
export function resolvePoints(spec: Geometry): Map<string, Point> {
  const found = new Map<string, Point>();
  for (const [name, value] of Object.entries(spec.points))
    found.set(
      name,
      resolve(value, other => pointOf(found, other)),
    );
  return found;
}

export function pointOf(points: ReadonlyMap<string, Point>, name: string): Point {
  const point = points.get(name);
  if (!point) throw new FigureFault('unknown-name', `no point ${name}`);
  return point;
}

function resolve(value: Geometry['points'][string], get: (name: string) => Point): Point {
  if (Array.isArray(value)) return flip(value);
  if ('at' in value) return flip(value.at);
  if ('foot' in value) {
    const [a, b] = [get(value.on[0]), get(value.on[1])];
    const [d, p] = [sub(b, a), sub(get(value.foot), a)];
    const square = lengthOf(d) ** 2;
    if (square === 0) throw new FigureFault('impossible', 'the foot of a perpendicular on a single point');
    return between(a, b, (d.x * p.x + d.y * p.y) / square);
  }
  if ('on' in value) return between(get(value.on[0]), get(value.on[1]), value.t);
  return add(get(value.from), polar({ x: 0, y: 0 }, value.length, value.angle));
}
