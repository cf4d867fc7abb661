import type { Answering } from '../answering-type.ts';
import { keepAll } from '../shared/kept.ts';
import { OrderView } from './view.tsx';

export const order: Answering<'order'> = {
  View: OrderView,
  marksKey: true,
  typed: false,
  kept: keepAll,
  // The shown order is never the right one, so an order that was not touched does not count as an answer.
  missing: (_, value) => (value === null ? 'Rendezd sorba!' : null),
  letters: () => 0,
};
