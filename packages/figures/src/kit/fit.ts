import { FigureFault } from './fault.ts';
import { boxAround, type Point } from './geometry.ts';

export interface Fit {
  /** Px of one unit. */
  scale: number;
  (p: Point): Point;
}

/** Maps a drawing to the middle of a frame, as large as it fits beside `padding` (and `side` to the left and right), both axes alike. */
export function fitInto(points: readonly Point[], width: number, height: number, padding: number, side = padding): Fit {
  if (points.length === 0) throw new FigureFault('impossible', 'nothing to draw');
  const box = boxAround(points);
  const scale = Math.min((width - 2 * side) / (box.w || Number.EPSILON), (height - 2 * padding) / (box.h || Number.EPSILON));
  if (!Number.isFinite(scale)) throw new FigureFault('impossible', 'the drawing has no extent');
  const [left, top] = [(width - box.w * scale) / 2, (height - box.h * scale) / 2];
  return Object.assign((p: Point): Point => ({ x: left + (p.x - box.x) * scale, y: top + (p.y - box.y) * scale }), { scale });
}
