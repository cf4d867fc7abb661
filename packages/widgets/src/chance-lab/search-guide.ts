import { guide, unlike } from '../testing/guide.ts';
import { favourable, pairOf, table } from './model.ts';

const CELLS = Array.from({ length: 36 }, (_, i) => i);

export const guides = [
  guide(table, ({ state }, { on }) =>
    unlike(
      on,
      CELLS.filter(cell => favourable(state, ...pairOf(cell))),
    ),
  ),
];
