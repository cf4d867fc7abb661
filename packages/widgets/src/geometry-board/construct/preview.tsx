import drawing from '../../kit/drawing.module.css';
import { distance, type Pair } from '../../kit/pairs.ts';
import type { Plane } from '../../kit/plane.tsx';
import styles from './board.module.css';
import type { Board } from './board.ts';
import { Curve } from './drawn-things.tsx';
import { add, type DrawnCircle, type DrawnLine, foot, middle, minus, turned, unit } from './geometry.ts';
import { centimetres } from './names.ts';
import { lineIn, pointIn, type World } from './world.ts';

/** How far the compass is open for a circle of its own width. */
function setWidth({ source, width, kept }: Board, world: World): number | null {
  if (source === 'set') return width;
  if (source.startsWith('length ')) return world.lengths[source.slice('length '.length)] ?? null;
  if (source !== 'same' || kept === null) return null;
  if (typeof kept === 'number') return kept;
  if (typeof kept === 'string') return world.lengths[kept] ?? null;
  const [p, q] = kept.map(id => pointIn(world, id));
  return p && q ? distance(p, q) : null;
}

function circleAhead(board: Board, world: World, aim: Pair): DrawnCircle | null {
  const [first, second] = board.picks.map(id => pointIn(world, id));
  if (board.source === 'through') return first ? { type: 'circle', centre: first, r: distance(first, aim) } : null;
  if (board.source === 'pair') return first && second ? { type: 'circle', centre: aim, r: distance(first, second) } : null;
  const r = setWidth(board, world);
  return r === null ? null : { type: 'circle', centre: aim, r };
}

function lineAhead(board: Board, world: World, aim: Pair): DrawnLine | null {
  const [first] = board.picks;
  if (!first) return null;
  if (board.tool === 'ruler') {
    const a = pointIn(world, first);
    return a && distance(a, aim) > 0.05 ? { type: 'line', shape: board.shape, a, b: aim } : null;
  }
  const base = board.tool === 'set-square' ? lineIn(world, first) : null;
  if (!base) return null;
  const direction = unit(minus(base.b, base.a));
  return { type: 'line', shape: 'line', a: aim, b: add(aim, board.angle === 'parallel' ? direction : turned(direction)) };
}

/** The compass itself: its needle stands in the centre, its pencil on the circle. */
function Compass({ plane, centre, pencil }: { plane: Plane; centre: Pair; pencil: Pair }) {
  const span = distance(centre, pencil);
  if (span < 0.2) return null;
  const up = turned(unit(minus(pencil, centre)));
  const hinge = add(middle(centre, pencil), up[1] < 0 ? [-up[0], -up[1]] : up, Math.max(1.2, 3.6 - span / 2));
  const px = ([x, y]: Pair) => `${plane.toX(x)} ${plane.toY(y)}`;
  return (
    <>
      <path className={styles.leg} d={`M${px(centre)}L${px(hinge)}L${px(pencil)}`} />
      <circle className={styles.hinge} cx={plane.toX(hinge[0])} cy={plane.toY(hinge[1])} r={5} />
    </>
  );
}

/** The set square: one leg on the chosen line, the other on the new one; for a parallel it has slid up to the point. */
function SetSquare({ plane, base, aim, slid }: { plane: Plane; base: DrawnLine; aim: Pair; slid: boolean }) {
  const along = unit(minus(base.b, base.a));
  const corner = slid ? aim : foot(base, aim);
  const to = minus(aim, corner);
  const up = Math.hypot(...to) < 0.1 ? turned(along) : unit(to);
  const px = (p: Pair) => `${plane.toX(p[0])} ${plane.toY(p[1])}`;
  const hole = add(add(corner, along, 0.5), up, 0.5);
  return (
    <path
      className={styles.square}
      d={`M${px(corner)}L${px(add(corner, up, 3))}L${px(add(corner, along, 3))}ZM${px(hole)}L${px(add(hole, along, 0.9))}L${px(add(hole, up, 0.9))}Z`}
    />
  );
}

/** What the next pick would draw if it were here. */
export function Preview({ plane, board, world, aim }: { plane: Plane; board: Board; world: World; aim: Pair }) {
  const circle = board.tool === 'compass' ? circleAhead(board, world, aim) : null;
  const line = lineAhead(board, world, aim);
  const base = board.tool === 'set-square' ? lineIn(world, board.picks[0] ?? '') : null;
  const pencil = circle && (board.source === 'through' ? aim : add(circle.centre, [1, 0], circle.r));
  return (
    <g>
      {circle && <Curve plane={plane} drawn={circle} className={styles.ahead} />}
      {line && <Curve plane={plane} drawn={line} className={styles.ahead} />}
      {circle && pencil && <Compass plane={plane} centre={circle.centre} pencil={pencil} />}
      {base && <SetSquare plane={plane} base={base} aim={aim} slid={board.angle === 'parallel'} />}
      {circle && pencil && (
        <text className={drawing.halo} x={plane.toX(pencil[0]) + 10} y={plane.toY(pencil[1]) + 18}>
          {centimetres(circle.r)}
        </text>
      )}
    </g>
  );
}
