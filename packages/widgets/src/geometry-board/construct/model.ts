import type { ModeConfig, Model } from '../../kit/model.ts';
import { verdict } from '../../kit/model.ts';
import { type Board, emptyBoard } from './board.ts';
import { solutionIn } from './check.ts';
import { missing, spoken } from './guidance.ts';
import { called } from './names.ts';

export type ConstructConfig = ModeConfig<'geometry-board', 'construct'>;

export const construct: Model<ConstructConfig, Board> = {
  initial: ({ state }) => emptyBoard(state),
  evaluate: ({ state }, _, board) => {
    const solved = solutionIn(state, board.things) !== null;
    return verdict(solved, solved ? '' : missing(state, board));
  },
  describe: ({ state }, board) => {
    const drawn = board.things.map(called).join(', ');
    return `${spoken(state, board)}${drawn ? ` A lapon: ${drawn}.` : ''}`;
  },
};
