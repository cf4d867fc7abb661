import type { Point } from './handle.tsx';

export interface Line {
  from: Point;
  to: Point;
}

/** From a point to the nearest place of a line that ends. */
export function distanceTo({ from, to }: Line, { x, y }: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const part = Math.max(0, Math.min(1, along));
  return Math.hypot(x - from.x - part * dx, y - from.y - part * dy);
}

/** A finger this far from a thin part still means it, px. */
const REACH = 24;

/** What a tap means where thin parts lie close to each other; null if all are too far. */
export function nearest<T>(items: readonly T[], distance: (item: T) => number): T | null {
  let best: T | null = null;
  let least = REACH;
  for (const item of items) {
    const now = distance(item);
    if (now > least) continue;
    best = item;
    least = now;
  }
  return best;
}
