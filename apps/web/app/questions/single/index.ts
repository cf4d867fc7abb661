import type { Answering } from '../answering-type.ts';
import { keepNone } from '../shared/kept.ts';
import { SingleView } from './view.tsx';

export const single: Answering<'single'> = {
  View: SingleView,
  marksKey: true,
  typed: false,
  kept: keepNone,
  letters: ({ answers }) => answers.length,
};
