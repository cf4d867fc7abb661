import { cx as classes } from '@eszkerek/ui/cx.ts';
import drawing from '../../kit/drawing.module.css';
import { distance, type Pair } from '../../kit/pairs.ts';
import type { Plane } from '../../kit/plane.tsx';
import { add, type DrawnCircle, type DrawnLine, minus, nearest, unit } from './geometry.ts';
import { written } from './names.ts';
import type { World } from './world.ts';

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

/** Half the size of a name, and how far it stands from its point, in design pixels. */
const GAP = 15;
const around: Pair[] = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
];

/** The side of the point with the most room between the lines and circles. */
function roomiest(plane: Plane, world: World, place: Pair): Pair {
  const unit = plane.toX(1) - plane.toX(0);
  const curves = [...world.drawn.values()].filter(({ type }) => type !== 'point');
  const room = (side: Pair) => {
    const at = add(place, side, GAP / unit);
    const inside = Math.min(at[0], plane.x[1] - at[0], at[1], plane.y[1] - at[1]) - 10 / unit;
    return Math.min(inside, ...curves.map(curve => distance(at, nearest(curve, at))));
  };
  return around.reduce((best, side) => (room(side) > room(best) + 0.05 ? side : best));
}

interface NameProps {
  plane: Plane;
  world: World;
  id: string;
  place: Pair;
  look: 'given' | 'point' | 'curve';
}

const looks: Record<NameProps['look'], string | undefined> = { given: drawing.big, point: '', curve: drawing.accent };

export function Name({ plane, world, id, place, look }: NameProps) {
  const [right, up] = roomiest(plane, world, place);
  return (
    <text
      className={classes(looks[look], drawing.halo)}
      x={plane.toX(place[0]) + right * (GAP - 6)}
      y={plane.toY(place[1]) - up * GAP + 6}
      textAnchor={right < 0 ? 'end' : 'start'}
    >
      {written(id)}
    </text>
  );
}
