import type { Answering } from '../answering-type.ts';
import { OrderView } from './view.tsx';

export const order: Answering<'order'> = {
  View: OrderView,
  defaultAnswer: ({ answers }) => answers.map(({ id }) => id),
  typed: false,
  keepsAnswer: true,
  letters: () => 0,
};
