import { boxAround, lengthOf, type Point, sub } from './geometry.ts';

export function contains(loop: readonly Point[], p: Point): boolean {
  let inside = false;
  loop.forEach((a, i) => {
    const b = loop[(i + 1) % loop.length] ?? a;
    if (a.y > p.y !== b.y > p.y && p.x < a.x + ((p.y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
  });
  return inside;
}

function toSegment(p: Point, a: Point, b: Point): number {
  const d = sub(b, a);
  const square = d.x ** 2 + d.y ** 2 || 1;
  const t = Math.min(1, Math.max(0, ((p.x - a.x) * d.x + (p.y - a.y) * d.y) / square));
  return lengthOf({ x: p.x - a.x - d.x * t, y: p.y - a.y - d.y * t });
}

/** The point of a region that is farthest from its edges, on a raster: where a label or a marker fits best, in concave regions too. */
export function innermost(loop: readonly Point[]): Point {
  const box = boxAround(loop);
  const steps = 16;
  const roomAt = (p: Point): number => Math.min(...loop.map((a, k) => toSegment(p, a, loop[(k + 1) % loop.length] ?? a)));
  // A long region has many such points: the middle is taken first.
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  let [best, most]: [Point, number] = [middle, contains(loop, middle) ? roomAt(middle) : 0];
  for (let i = 1; i < steps; i++) {
    for (let j = 1; j < steps; j++) {
      const p = { x: box.x + (box.w * i) / steps, y: box.y + (box.h * j) / steps };
      if (!contains(loop, p)) continue;
      const room = roomAt(p);
      if (room > most + 0.01) [best, most] = [p, room];
    }
  }
  return best;
}
