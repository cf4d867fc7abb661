export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const sub = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const times = (a: Point, k: number): Point => ({ x: a.x * k, y: a.y * k });
export const lengthOf = (a: Point): number => Math.hypot(a.x, a.y);
export const distance = (a: Point, b: Point): number => lengthOf(sub(a, b));
export const between = (a: Point, b: Point, t = 0.5): Point => add(a, times(sub(b, a), t));
/** A quarter turn, to the right on the screen. */
export const normal = (a: Point): Point => ({ x: -a.y, y: a.x });
export const unit = (a: Point): Point => {
  const length = lengthOf(a);
  return length === 0 ? { x: 0, y: -1 } : times(a, 1 / length);
};
/** The point at `degrees` of a circle; 0 is to the right, 90 is up, as in a textbook (y of the screen grows downwards). */
export const polar = (at: Point, r: number, degrees: number): Point => ({
  x: at.x + r * Math.cos((degrees * Math.PI) / 180),
  y: at.y - r * Math.sin((degrees * Math.PI) / 180),
});
/** The direction from `a` to `b` in the degrees of `polar`, 0 <= d < 360. */
export const directionOf = (a: Point, b: Point): number => ((Math.atan2(a.y - b.y, b.x - a.x) * 180) / Math.PI + 360) % 360;

export const grow = (box: Box, by: number): Box => ({ x: box.x - by, y: box.y - by, w: box.w + 2 * by, h: box.h + 2 * by });
export const boxAround = (points: readonly Point[]): Box => {
  const xs = points.map(p => p.x);
  const ys = points.map(p => p.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
};
/** The four corners, around the box from its top left. */
export const corners = ({ x, y, w, h }: Box): Point[] => [
  { x, y },
  { x: x + w, y },
  { x: x + w, y: y + h },
  { x, y: y + h },
];
/** Area that two boxes share. */
export const sharedArea = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** Length of the piece of a segment that runs inside a box (Liang-Barsky). */
export function lengthInside(a: Point, b: Point, box: Box): number {
  // Most segments are nowhere near the box, and this runs some ten thousand times for a figure.
  if (Math.max(a.x, b.x) < box.x || Math.min(a.x, b.x) > box.x + box.w || Math.max(a.y, b.y) < box.y || Math.min(a.y, b.y) > box.y + box.h)
    return 0;
  let [from, to] = [0, 1];
  const d = sub(b, a);
  for (const [p, q] of [
    [-d.x, a.x - box.x],
    [d.x, box.x + box.w - a.x],
    [-d.y, a.y - box.y],
    [d.y, box.y + box.h - a.y],
  ] as const) {
    if (p === 0) {
      if (q < 0) return 0;
    } else if (p < 0) from = Math.max(from, q / p);
    else to = Math.min(to, q / p);
  }
  return from >= to ? 0 : (to - from) * lengthOf(d);
}
