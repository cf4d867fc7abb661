import { guide, misplaced, unlike } from '../testing/guide.ts';
import { decide, hide, pieces } from './model.ts';

export const guides = [
  guide(hide, ({ state }, { hidden }) =>
    unlike(
      hidden,
      pieces(state.message).flatMap((piece, i) => (piece.kind ? [i] : [])),
    ),
  ),
  guide(decide, ({ state }, { share }) => misplaced(state.cards, (card, i) => share[i] === card.share)),
];
