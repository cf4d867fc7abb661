import { cx as classes } from '@eszkerek/ui/cx.ts';
import drawing from '../../kit/drawing.module.css';
import type { Pair } from '../../kit/pairs.ts';
import type { Plane } from '../../kit/plane.tsx';
import styles from './board.module.css';
import { add, type DrawnCircle, type DrawnLine, minus, unit } from './geometry.ts';
import { written } from './names.ts';

/** Longer than the sheet: the clip path cuts it. */
const FAR = 40;

export const at = (plane: Plane, [x, y]: Pair) => `${plane.toX(x)} ${plane.toY(y)}`;

export function linePath(plane: Plane, { shape, a, b }: DrawnLine): string {
  const towards = unit(minus(b, a));
  return `M${at(plane, shape === 'line' ? add(a, towards, -FAR) : a)}L${at(plane, shape === 'segment' ? b : add(a, towards, FAR))}`;
}

export function Curve({ plane, drawn, className }: { plane: Plane; drawn: DrawnLine | DrawnCircle; className?: string }) {
  if (drawn.type === 'line') return <path className={className} d={linePath(plane, drawn)} />;
  return (
    <circle className={className} cx={plane.toX(drawn.centre[0])} cy={plane.toY(drawn.centre[1])} r={plane.toX(drawn.r) - plane.toX(0)} />
  );
}

export function Name({ plane, id, place, given }: { plane: Plane; id: string; place: Pair; given: boolean }) {
  // Names at the right edge stand to the left of their point.
  const left = place[0] > plane.x[1] - 0.8;
  const below = place[1] > plane.y[1] - 0.8;
  return (
    <text
      className={classes(given ? drawing.big : styles.name, drawing.halo)}
      x={plane.toX(place[0]) + (left ? -9 : 9)}
      y={plane.toY(place[1]) + (below ? 19 : -9)}
      textAnchor={left ? 'end' : 'start'}
    >
      {written(id)}
    </text>
  );
}
