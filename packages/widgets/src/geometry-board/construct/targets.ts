import { distance, type Pair } from '../../kit/pairs.ts';
import { type Board, wants } from './board.ts';
import { type Crossing, crossingsOf, isHidden, onSheet } from './crossings.ts';
import { add, along, type Drawn, minus, nearest, unit } from './geometry.ts';
import { type Given, isGiven } from './given.ts';
import { called } from './names.ts';
import type { PointOrigin, Thing } from './things.ts';
import type { World } from './world.ts';

/** Something that the next tap or key press may choose: a thing of the sheet, or a place for a new point. */
export interface Target {
  key: string;
  label: string;
  at: Pair;
  pick: { thing: string } | { point: PointOrigin };
  /** A line or a circle: near enough is anywhere along it. */
  curve: Drawn | null;
}

/** Where on a line or circle the new point is. */
export function placeOn(id: string, drawn: Drawn, at: Pair): PointOrigin {
  const to = nearest(drawn, at);
  if (drawn.type === 'line') return { by: 'on', of: id, t: along(drawn, to) };
  if (drawn.type === 'circle') return { by: 'on', of: id, t: Math.atan2(to[1] - drawn.centre[1], to[0] - drawn.centre[0]) };
  return { by: 'free', at: to };
}

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);

function samples(drawn: Drawn): Pair[] {
  if (drawn.type === 'point') return [drawn.at];
  const places: Pair[] =
    drawn.type === 'circle'
      ? upTo(36).map(i => add(drawn.centre, [Math.cos(i / 5.7), Math.sin(i / 5.7)], drawn.r))
      : upTo(61).map(i => nearest(drawn, add(drawn.a, unit(minus(drawn.b, drawn.a)), (i - 30) / 2)));
  return places.filter(at => onSheet(at, 0.3));
}

/** A place of the line or circle that stands clear of everything else: the focus mark is drawn there. */
export function clearPlace(id: string, drawn: Drawn, world: World, crossings: readonly Crossing[]): Pair {
  const others = [...world.drawn].filter(([other]) => other !== id).map(([, other]) => other);
  const room = (at: Pair) =>
    Math.min(3, ...others.map(other => distance(at, nearest(other, at))), ...crossings.map(crossing => distance(at, crossing.at)));
  const [first = nearest(drawn, [6, 5]), ...rest] = samples(drawn);
  return rest.reduce((best, at) => (room(at) > room(best) + 1e-9 ? at : best), first);
}

const labelOf = ({ of, at, other }: Crossing): string => {
  const [dx, dy] = other ? minus(at, other) : [0, 0];
  const side = !other ? '' : Math.abs(dy) >= Math.abs(dx) ? (dy > 0 ? 'felső ' : 'alsó ') : dx > 0 ? 'jobb oldali ' : 'bal oldali ';
  return `${of.join(' és ')} ${side}metszéspontja`;
};

/** All that the next pick may be, in the order the arrow keys go through it. */
export function targetsOf(given: Given, board: Board, world: World): Target[] {
  const all = [...given.things, ...board.things].filter(thing => !isHidden(thing));
  const crossings = crossingsOf(given, board.things, world);
  const want = wants(board);
  const thing = (item: Thing): Target[] => {
    const drawn = world.drawn.get(item.id);
    if (!drawn) return [];
    const label = called(item);
    if (drawn.type === 'point') return [{ key: item.id, label, at: drawn.at, pick: { thing: item.id }, curve: null }];
    const at = clearPlace(item.id, drawn, world, crossings);
    if (want === 'place')
      return [{ key: item.id, label: `új pont: ${label}`, at, pick: { point: placeOn(item.id, drawn, at) }, curve: drawn }];
    return [{ key: item.id, label, at, pick: { thing: item.id }, curve: drawn }];
  };
  const met = crossings.map(
    (crossing): Target => ({
      key: `${crossing.of.join(' ')} ${crossing.nr}`,
      label: labelOf(crossing),
      at: crossing.at,
      pick: { point: { by: 'meet', of: crossing.of, nr: crossing.nr } },
      curve: null,
    }),
  );
  switch (want) {
    case 'point':
      return [...all.filter(({ type }) => type === 'point').flatMap(thing), ...met];
    case 'line':
      return all.filter(({ type }) => type === 'line').flatMap(thing);
    case 'place':
      return [...met, ...all.filter(({ type }) => type !== 'point').flatMap(thing)];
    case 'made':
      return all.filter(({ id }) => !isGiven(given, id)).flatMap(thing);
  }
}
