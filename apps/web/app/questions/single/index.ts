import type { Answering } from '../answering-type.ts';
import { SingleView } from './view.tsx';

export const single: Answering<'single'> = {
  View: SingleView,
  defaultAnswer: () => null,
  typed: false,
  keepsAnswer: false,
  letters: ({ answers }) => answers.length,
};
