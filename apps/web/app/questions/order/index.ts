import type { Answering } from '../answering-type.ts';
import { keepAll } from '../shared/kept.ts';
import { OrderView } from './view.tsx';

export const order: Answering<'order'> = {
  View: OrderView,
  marksKey: true,
  defaultAnswer: ({ answers }) => answers.map(({ id }) => id),
  typed: false,
  kept: keepAll,
  letters: () => 0,
};
