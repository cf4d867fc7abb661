import { distance, type Pair } from '../../kit/pairs.ts';
import { type Board, drawCircle, finish, nextName, undo, wants, withThings } from './board.ts';
import { nearest } from './geometry.ts';
import { givenOf } from './given.ts';
import { called } from './names.ts';
import { repeated } from './repeated.ts';
import type { Construction } from './schema.ts';
import { placeOn, type Target, targetsOf } from './targets.ts';
import { type PointOrigin, type Thing, without } from './things.ts';
import { pointIn, worldOf } from './world.ts';

const begin = (board: Board): Board =>
  board.picks.length > 0 ? { ...board, fault: null } : { ...board, past: [...board.past, board.things], fault: null };

const fail = (board: Board, fault: string): Board => ({ ...board, fault });

/** The two ends of an opening or a line must differ; the centre of a carried opening may be one of them. */
const isRepeated = ({ tool, source, picks }: Board, id: string) =>
  picks.includes(id) && !(tool === 'compass' && source === 'pair' && picks.length === 2);

/** Drawing the same line or circle twice does nothing. */
function unlessRepeated(state: Construction, board: Board): Board {
  const same = board.picks.length === 0 ? repeated(state, board.things) : null;
  return same ? fail(undo(board), `Ez már a lapon van: ${called(same)}.`) : board;
}

function pickThing(state: Construction, board: Board, id: string): Board {
  if (board.tool === 'erase') return withThings(begin(board), without(board.things, id));
  if (isRepeated(board, id)) return fail(board, 'Ezt a pontot már kiválasztottad. Válassz egy másikat!');
  const begun = begin(board);
  return unlessRepeated(state, finish(state, { ...begun, picks: [...begun.picks, id] }));
}

function pickPoint(state: Construction, board: Board, origin: PointOrigin): Board {
  const begun = begin(board);
  const id = nextName(state, begun.things, origin.by === 'meet' ? 'M' : 'Q');
  const marked: Thing = { id, type: 'point', ...origin };
  const drawn = { ...begun, things: [...begun.things, marked] };
  return board.tool === 'point' ? drawn : unlessRepeated(state, finish(state, { ...drawn, picks: [...drawn.picks, id] }));
}

export const pick = (state: Construction, board: Board, target: Target): Board =>
  'thing' in target.pick ? pickThing(state, board, target.pick.thing) : pickPoint(state, board, target.pick.point);

/** Beside lines and circles a tap has to be this much nearer than at points. */
const CURVE = 0.6;

/** The target at this place of the sheet: points come before the lines they are on. */
export function targetAt(targets: readonly Target[], at: Pair, reach: number): Target | null {
  const best = (found: { target: Target; off: number }[], most: number) =>
    found.filter(({ off }) => off <= most).sort((a, b) => a.off - b.off)[0]?.target ?? null;
  const points = targets.filter(({ curve }) => !curve).map(target => ({ target, off: distance(target.at, at) }));
  const curves = targets.flatMap(target => (target.curve ? [{ target, off: distance(nearest(target.curve, at), at) }] : []));
  return best(points, reach) ?? best(curves, reach * CURVE);
}

/** A new point where the sheet was touched: on the line or circle that runs there, or free. */
function originAt(state: Construction, board: Board, at: Pair, reach: number): PointOrigin {
  const world = worldOf(givenOf(state), board.things);
  const [near] = [...world.drawn]
    .filter(([, drawn]) => drawn.type !== 'point')
    .map(([id, drawn]) => ({ id, drawn, off: distance(nearest(drawn, at), at) }))
    .filter(({ off }) => off <= reach * CURVE)
    .sort((a, b) => a.off - b.off);
  return near ? placeOn(near.id, near.drawn, at) : { by: 'free', at };
}

/** A tap on the sheet; `reach` is how far a finger may miss, in centimetres of the sheet. */
export function tap(state: Construction, board: Board, at: Pair, reach: number): Board {
  const given = givenOf(state);
  const world = worldOf(given, board.things);
  const target = targetAt(targetsOf(given, board, world), at, reach);
  const want = wants(board);
  if (target && !(target.curve && want === 'place')) return pick(state, board, target);
  if (want === 'line') return fail(board, 'Itt nincs vonal. Válassz egy egyenest, félegyenest vagy szakaszt!');
  if (want === 'made') return fail(board, 'Itt nincs mit letörölni.');
  if (want === 'place' && targetAt(targetsOf(given, { ...board, tool: 'ruler' }, world), at, reach * CURVE))
    return fail(board, 'Itt már van egy pont.');
  const origin = originAt(state, board, at, reach);
  const centre = board.picks[0] ? pointIn(world, board.picks[0]) : null;
  // The second tap of the compass beside every point only opens it: no point is needed there.
  if (board.tool === 'compass' && board.source === 'through' && centre && board.picks[0] && origin.by === 'free')
    return drawCircle(state, begin(board), board.picks[0], Math.max(0.3, Math.round(distance(centre, at) * 100) / 100));
  return pickPoint(state, board, origin);
}
