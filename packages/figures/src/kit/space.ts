import type { Point } from './geometry.ts';

export interface Point3 {
  x: number;
  y: number;
  z: number;
}

/** The slanted view of textbooks: width and height are true, depth is shortened and goes up to the right. */
const DEPTH = 0.5;
const ANGLE = (38 * Math.PI) / 180;
const [KX, KY] = [DEPTH * Math.cos(ANGLE), DEPTH * Math.sin(ANGLE)];

export const project = ({ x, y, z }: Point3): Point => ({ x: x + KX * y, y: -(z + KY * y) });

/** From the body towards the eye. */
const EYE: Point3 = { x: KX, y: -1, z: KY };

export const add3 = (a: Point3, b: Point3): Point3 => ({ x: a.x + b.x, y: a.y + b.y, z: a.z + b.z });
export const sub3 = (a: Point3, b: Point3): Point3 => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z });
export const times3 = (a: Point3, k: number): Point3 => ({ x: a.x * k, y: a.y * k, z: a.z * k });
export const dot3 = (a: Point3, b: Point3): number => a.x * b.x + a.y * b.y + a.z * b.z;
export const cross3 = (a: Point3, b: Point3): Point3 => ({ x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x });
export const middle3 = (points: readonly Point3[]): Point3 => times3(points.reduce(add3, { x: 0, y: 0, z: 0 }), 1 / points.length);

/** Whether the outside of a face of a convex body with this middle is seen. */
export function isVisible(face: readonly Point3[], middle: Point3): boolean {
  const [a, b, c] = face;
  if (!a || !b || !c) return false;
  const normal = cross3(sub3(b, a), sub3(c, a));
  const outward = dot3(normal, sub3(a, middle)) >= 0 ? normal : times3(normal, -1);
  return dot3(outward, EYE) > 1e-9;
}
