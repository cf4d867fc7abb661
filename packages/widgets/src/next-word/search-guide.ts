import { guide } from '../testing/guide.ts';
import { train } from './model.ts';

export const guides = [
  guide(
    train,
    ({ goal }, { own, typing, text, context }) =>
      10 * Math.max(0, (goal?.own ?? 0) - own.length) +
      (goal?.context === undefined ? 0 : Math.abs(goal.context - context)) +
      Math.max(0, (goal?.words ?? 0) - text.length) -
      (typing === '' ? 0 : 5),
    ({ state }) => [...state.corpus.slice(0, 1), `${state.start} sor végén áll`],
  ),
];
