import { distance, type Pair } from '../../../kit/pairs.ts';
import { type Board, type DrawingTool, emptyBoard, toolsOf, withSetting } from '../board.ts';
import { onSheet } from '../crossings.ts';
import { meets } from '../geometry.ts';
import { givenOf } from '../given.ts';
import { tap } from '../pick.ts';
import type { Construction } from '../schema.ts';
import { circleIn, pointIn, worldOf } from '../world.ts';

/** Taps of a steady hand. */
const REACH = 0.02;

/** Works a board by places and keeps every state on the way, one for each control that a pupil would use. */
export function planner(state: Construction) {
  let board = emptyBoard(state);
  const boards = [board];
  const go = (next: Board) => {
    board = next;
    boards.push(next);
  };
  const use = (change: Parameters<typeof withSetting>[1]) => {
    const next = withSetting(board, change);
    if (JSON.stringify(next) !== JSON.stringify(board)) go(next);
  };
  const touch = (...places: Pair[]) => {
    for (const at of places) go(tap(state, board, at, REACH));
    return board.things.at(-1)?.id ?? '';
  };
  const compass = (source: Board['source']) => {
    use({ tool: 'compass' });
    use({ source });
  };
  const world = () => worldOf(givenOf(state), board.things);
  const circleAt = (centre: Pair, r: number) =>
    board.things.find(({ id }) => {
      const circle = circleIn(world(), id);
      return circle && distance(circle.centre, centre) < REACH && Math.abs(circle.r - r) < REACH;
    })?.id;
  return {
    boards,
    has: (tool: DrawingTool) => toolsOf(state).includes(tool),
    place: (id: string): Pair => pointIn(world(), id) ?? [0, 0],
    /** A circle with the compass set to r; its id. */
    circle: (centre: Pair, r: number) => {
      const there = circleAt(centre, r);
      if (there) return there;
      compass('set');
      use({ width: r });
      return touch(centre);
    },
    measured: (centre: Pair, length: string) => {
      compass(`length ${length}`);
      return touch(centre);
    },
    through: (centre: Pair, at: Pair) => {
      compass('through');
      return touch(centre, at);
    },
    carried: (p: Pair, q: Pair, centre: Pair) => {
      compass('pair');
      return touch(p, q, centre);
    },
    line: (p: Pair, q: Pair, shape: Board['shape'] = 'line') => {
      use({ tool: 'ruler' });
      use({ shape });
      return touch(p, q);
    },
    square: (angle: Board['angle'], on: Pair, at: Pair) => {
      use({ tool: 'set-square' });
      use({ angle });
      return touch(on, at);
    },
    mark: (at: Pair) => {
      use({ tool: 'point' });
      return touch(at);
    },
    /** Where two things cross on the sheet. */
    crossings: (p: string, q: string): Pair[] => {
      const [one, other] = [world().drawn.get(p), world().drawn.get(q)];
      return one && other
        ? meets(one, other)
            .filter(at => at !== null && onSheet(at))
            .map(at => at ?? [0, 0])
        : [];
    },
  };
}

export type Planner = ReturnType<typeof planner>;
