import { cx as classes } from '@eszkerek/ui/cx.ts';
import drawing from '../../kit/drawing.module.css';
import type { Pair } from '../../kit/pairs.ts';
import type { Plane } from '../../kit/plane.tsx';
import { at } from './drawn-things.tsx';
import { add, minus, unit } from './geometry.ts';
import type { Given, GivenAngle } from './given.ts';
import { SHEET } from './paper.ts';
import { pointIn, type World } from './world.ts';

const EDGE = 0.4;

/** The given lengths as segments in the upper corner, in the scale of the sheet. */
function Lengths({ plane, world }: { plane: Plane; world: World }) {
  return Object.entries(world.lengths).map(([name, length], i) => {
    const y = SHEET.height - 0.6 - i * 0.75;
    const ends: [Pair, Pair] = [
      [SHEET.width - EDGE - length, y],
      [SHEET.width - EDGE, y],
    ];
    return (
      <g key={name}>
        <path className={drawing.ink2} d={`M${at(plane, ends[0])}L${at(plane, ends[1])}m0 -5v10M${at(plane, ends[0])}m0 -5v10`} />
        <text className={classes(drawing.axisName, drawing.halo)} x={plane.toX(ends[0][0]) - 8} y={plane.toY(y) + 5} textAnchor="end">
          {name}
        </text>
      </g>
    );
  });
}

function AngleMark({ plane, world, angle }: { plane: Plane; world: World; angle: GivenAngle }) {
  const [p, vertex, q] = [`${angle.vertex}1`, angle.vertex ?? '', `${angle.vertex}2`].map(id => pointIn(world, id));
  if (!p || !vertex || !q) return null;
  const [one, two] = [unit(minus(p, vertex)), unit(minus(q, vertex))];
  const r = plane.toX(0.9) - plane.toX(0);
  const name = add(vertex, unit(add(one, two)), 1.35);
  return (
    <g>
      <path className={drawing.ink2} d={`M${at(plane, add(vertex, one, 0.9))}A${r} ${r} 0 0 0 ${at(plane, add(vertex, two, 0.9))}`} />
      <text className={drawing.big} x={plane.toX(name[0])} y={plane.toY(name[1]) + 5} textAnchor="middle">
        {angle.name}
      </text>
    </g>
  );
}

/** Lengths and angles of the task that are drawn on the sheet. */
export const GivenMarks = ({ plane, given, world }: { plane: Plane; given: Given; world: World }) => (
  <>
    <Lengths plane={plane} world={world} />
    {given.angles.map(angle => angle.vertex && <AngleMark key={angle.name} plane={plane} world={world} angle={angle} />)}
  </>
);
