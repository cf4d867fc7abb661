import type { Answering } from '../answering-type.ts';
import { keepAll } from '../shared/kept.ts';
import { NumericView } from './view.tsx';

export const numeric: Answering<'numeric'> = {
  View: NumericView,
  typed: true,
  isText: true,
  kept: keepAll,
  letters: () => 0,
};
