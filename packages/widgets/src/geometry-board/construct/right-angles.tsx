import drawing from '../../kit/drawing.module.css';
import type { Plane } from '../../kit/plane.tsx';
import type { Board } from './board.ts';
import { at } from './drawn-things.tsx';
import { add, type DrawnLine, dot, meets, minus, unit } from './geometry.ts';
import type { Given } from './given.ts';
import { lineIn, type World } from './world.ts';

const SIZE = 0.4;

function Corner({ plane, one, other }: { plane: Plane; one: DrawnLine; other: DrawnLine }) {
  const [corner] = meets({ ...one, shape: 'line' }, { ...other, shape: 'line' });
  if (!corner) return null;
  const [u, v] = [unit(minus(one.b, one.a)), unit(minus(other.b, other.a))];
  return (
    <path
      className={drawing.ink2}
      d={`M${at(plane, add(corner, u, SIZE))}L${at(plane, add(add(corner, u, SIZE), v, SIZE))}L${at(plane, add(corner, v, SIZE))}`}
    />
  );
}

/** Marks the right angles that the set square has made, and those of the solution with the given lines. */
export function RightAngles({
  plane,
  given,
  board,
  world,
  found,
}: {
  plane: Plane;
  given: Given;
  board: Board;
  world: World;
  found: string[];
}) {
  const made = board.things.flatMap(thing => (thing.type === 'line' && thing.by === 'perpendicular' ? [[thing.id, thing.to]] : []));
  const solved = found.flatMap(id => given.things.map(({ id: other }) => [id, other]));
  return [...made, ...solved].map(pair => {
    const [one, other] = pair.map(id => lineIn(world, id));
    if (!one || !other || Math.abs(dot(unit(minus(one.b, one.a)), unit(minus(other.b, other.a)))) > 1e-6) return null;
    return <Corner key={pair.join()} plane={plane} one={one} other={other} />;
  });
}
