import type { Answering } from '../answering-type.ts';
import { NumericView } from './view.tsx';

export const numeric: Answering<'numeric'> = {
  View: NumericView,
  defaultAnswer: () => null,
  typed: true,
  keepsAnswer: true,
  letters: () => 0,
};
