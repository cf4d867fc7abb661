import type { Answering } from '../answering-type.ts';
import { keepAll } from '../shared/kept.ts';
import { NumberLineView } from './view.tsx';

export const numberLine: Answering<'numberLine'> = {
  View: NumberLineView,
  marksKey: true,
  typed: true,
  kept: keepAll,
  letters: () => 0,
};
