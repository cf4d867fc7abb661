import { type Point, polar } from './geometry.ts';
import type { Shape } from './scene.ts';

const STEP = 12;

const arcPoints = (at: Point, r: number, from: number, to: number): Point[] => {
  const count = Math.max(2, Math.ceil(Math.abs(to - from) / STEP));
  return Array.from({ length: count + 1 }, (_, i) => polar(at, r, from + ((to - from) * i) / count));
};

/** The shape as a chain of points; a closed one ends where it began. */
export function outline(shape: Shape): Point[] {
  switch (shape.type) {
    case 'line':
      return [shape.a, shape.b];
    case 'polyline':
      return shape.closed ? [...shape.points, ...shape.points.slice(0, 1)] : [...shape.points];
    case 'circle':
      return arcPoints(shape.at, shape.r, 0, 360);
    case 'arc': {
      const points = arcPoints(shape.at, shape.r, shape.from, shape.to);
      return shape.sector ? [shape.at, ...points, shape.at] : points;
    }
  }
}
