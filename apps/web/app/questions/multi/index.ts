import type { Answering } from '../answering-type.ts';
import { keepAll } from '../shared/kept.ts';
import { MultiView } from './view.tsx';

export const multi: Answering<'multi'> = {
  View: MultiView,
  marksKey: true,
  typed: false,
  kept: keepAll,
  letters: ({ answers }) => answers.length,
};
