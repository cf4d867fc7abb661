import { cx as classes } from '@eszkerek/ui/cx.ts';
import drawing from './drawing.module.css';
import { num, snap } from './format.ts';
import { Handle } from './handle.tsx';
import type { Pair } from './pairs.ts';
import type { Plane } from './plane.tsx';

interface PointHandleProps {
  plane: Plane;
  at: Pair;
  name: string;
  step?: number;
  onMove: (at: Pair) => void;
  radius?: number;
  /** What is held is drawn already: only a ring around it. */
  drawn?: boolean;
}

/** A point of the plane to drag; snaps to the step and stays inside. */
export function PointHandle({ plane, at, name, step = 1, onMove, radius = 9, drawn }: PointHandleProps) {
  const put = (x: number, y: number) => onMove([snap(x, step, plane.x[0], plane.x[1]), snap(y, step, plane.y[0], plane.y[1])]);
  return (
    <Handle
      x={plane.toX(at[0])}
      y={plane.toY(at[1])}
      radius={radius}
      label={`${name} pont`}
      text={`${num(at[0])}; ${num(at[1])}`}
      now={at[0]}
      onDrag={p => put(plane.fromX(p.x), plane.fromY(p.y))}
      onStep={(dx, dy) => put(at[0] + dx * step, at[1] + dy * step)}
    >
      {drawn ? <g /> : undefined}
    </Handle>
  );
}

interface PointNameProps {
  plane: Plane;
  at: Pair;
  name: string;
  /** The shape lies to the right of the point. */
  left?: boolean;
}

/** The name of a point beside it. */
export function PointName({ plane, at, name, left = false }: PointNameProps) {
  return (
    <text
      className={classes(drawing.big, drawing.halo)}
      x={plane.toX(at[0]) + (left ? -13 : 13)}
      y={plane.toY(at[1]) - 12}
      textAnchor={left ? 'end' : 'start'}
    >
      {name}
    </text>
  );
}

export const polygon = (plane: Plane, points: Pair[]) => `M${points.map(([x, y]) => `${plane.toX(x)} ${plane.toY(y)}`).join('L')}Z`;

/** Squares of a grid; its sides can carry the numbers a task speaks of. */
export function Grid({ plane, numbered = false }: { plane: Plane; numbered?: boolean }) {
  const xs = Array.from({ length: Math.floor(plane.x[1] - plane.x[0]) + 1 }, (_, i) => plane.x[0] + i);
  const ys = Array.from({ length: Math.floor(plane.y[1] - plane.y[0]) + 1 }, (_, i) => plane.y[0] + i);
  return (
    <g>
      <rect
        className={drawing.paper}
        x={plane.toX(plane.x[0])}
        y={plane.toY(plane.y[1])}
        width={plane.toX(plane.x[1]) - plane.toX(plane.x[0])}
        height={plane.toY(plane.y[0]) - plane.toY(plane.y[1])}
      />
      {xs.map(x => (
        <line
          key={`x${x}`}
          className={drawing.gridline}
          x1={plane.toX(x)}
          x2={plane.toX(x)}
          y1={plane.toY(plane.y[0])}
          y2={plane.toY(plane.y[1])}
        />
      ))}
      {ys.map(y => (
        <line
          key={`y${y}`}
          className={drawing.gridline}
          y1={plane.toY(y)}
          y2={plane.toY(y)}
          x1={plane.toX(plane.x[0])}
          x2={plane.toX(plane.x[1])}
        />
      ))}
      {numbered &&
        xs
          .filter(x => x % 2 === 0)
          .map(x => (
            <text key={x} className={drawing.small} x={plane.toX(x)} y={plane.toY(plane.y[0]) + 14} textAnchor="middle">
              {num(x)}
            </text>
          ))}
      {numbered &&
        ys
          .filter(y => y % 2 === 0)
          .map(y => (
            <text key={y} className={drawing.small} x={plane.toX(plane.x[0]) - 5} y={plane.toY(y) + 4} textAnchor="end">
              {num(y)}
            </text>
          ))}
    </g>
  );
}

/** The height of a square-celled drawing for the width it has. */
export const squareHeight =
  (x: readonly [number, number], y: readonly [number, number], pad = 26, max = 420) =>
  (width: number) =>
    Math.min(max, ((width - 2 * pad) / (x[1] - x[0])) * (y[1] - y[0]) + 2 * pad);
