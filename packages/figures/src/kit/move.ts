import { add, type Point } from './geometry.ts';
import type { Shape } from './scene.ts';

/** The same shape elsewhere. */
export function moveShape(shape: Shape, by: Point): Shape {
  switch (shape.type) {
    case 'line':
      return { ...shape, a: add(shape.a, by), b: add(shape.b, by) };
    case 'polyline':
      return { ...shape, points: shape.points.map(p => add(p, by)) };
    case 'circle':
    case 'arc':
      return { ...shape, at: add(shape.at, by) };
  }
}
