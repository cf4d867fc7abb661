import { guide, misplaced } from '../testing/guide.ts';
import { fits, pairs, sort } from './model.ts';

export const guides = [
  guide(sort, ({ state }, { placement }) => misplaced(state.cards, (card, i) => fits(card, placement[i]))),
  guide(pairs, ({ state }, { chosen: now }) => misplaced(state.pairs, (_, i) => now[i] === String(i))),
];
