import { showList } from '../shared/show-list.ts';
import type { Show } from '../type-view.ts';

/** Never shown already solved. */
export const showOrder: Show<'order'> = ({ items }, frame, seedOf) => {
  const isSolved = (order: readonly number[]): boolean => order.every((index, place) => items[index] === items[place]);
  const list = showList(items, seedOf('answers'), isSolved);
  return { view: { ...frame, type: 'order', answers: list.items }, shown: { answers: list.places } };
};
