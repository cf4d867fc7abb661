import type { Pair } from '../../../kit/pairs.ts';
import { type Board, emptyBoard, undo, withSetting } from '../board.ts';
import { solutionIn } from '../check.ts';
import { givenOf } from '../given.ts';
import { comment, missing } from '../guidance.ts';
import { pick, tap } from '../pick.ts';
import type { Construction } from '../schema.ts';
import { targetsOf } from '../targets.ts';
import { worldOf } from '../world.ts';

/** Works a board as a pupil does: a tool, then picks by the names that the targets have. */
export function hand(state: Construction) {
  let board = emptyBoard(state);
  const given = givenOf(state);
  const targets = () => targetsOf(given, board, worldOf(given, board.things));
  const hands = {
    choose: (...labels: string[]) => {
      for (const label of labels) {
        const target = targets().find(one => one.label === label);
        if (!target)
          throw new Error(
            `${label} is none of ${targets()
              .map(one => one.label)
              .join(' | ')}`,
          );
        board = pick(state, board, target);
      }
      return hands;
    },
    tap: (...places: Pair[]) => {
      for (const at of places) board = tap(state, board, at, 0.6);
      return hands;
    },
    use: (change: Parameters<typeof withSetting>[1]) => {
      board = withSetting(board, change);
      return hands;
    },
    circle: (centre: string, through: string) => hands.use({ tool: 'compass', source: 'through' }).choose(centre, through),
    /** A circle of the opening that is set, of a given length, or of the last circle. */
    around: (centre: string, source: Board['source'], width = board.width) => hands.use({ tool: 'compass', source, width }).choose(centre),
    carried: (p: string, q: string, centre: string) => hands.use({ tool: 'compass', source: 'pair' }).choose(p, q, centre),
    line: (p: string, q: string, shape: Board['shape'] = 'line') => hands.use({ tool: 'ruler', shape }).choose(p, q),
    square: (angle: Board['angle'], line: string, point: string) => hands.use({ tool: 'set-square', angle }).choose(line, point),
    mark: (place: string) => hands.use({ tool: 'point' }).choose(place),
    erase: (thing: string) => hands.use({ tool: 'erase' }).choose(thing),
    undo: () => {
      board = undo(board);
      return hands;
    },
    board: () => board,
    labels: () => targets().map(({ label }) => label),
    solved: () => solutionIn(state, board.things) !== null,
    comment: () => comment(state, board),
    missing: () => missing(state, board),
  };
  return hands;
}
