import type { Answering } from '../answering-type.ts';
import { NumberLineView } from './view.tsx';

export const numberLine: Answering<'numberLine'> = {
  View: NumberLineView,
  defaultAnswer: () => null,
  typed: true,
  keepsAnswer: true,
  letters: () => 0,
};
