import type { Answering } from '../answering-type.ts';
import { MultiView } from './view.tsx';

export const multi: Answering<'multi'> = {
  View: MultiView,
  defaultAnswer: () => null,
  typed: false,
  keepsAnswer: true,
  letters: ({ answers }) => answers.length,
};
