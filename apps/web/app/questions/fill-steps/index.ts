import type { Answering } from '../answering-type.ts';
import { keepRight } from '../shared/kept.ts';
import { FillStepsView } from './view.tsx';

export const fillSteps: Answering<'fillSteps'> = {
  View: FillStepsView,
  marksKey: true,
  defaultAnswer: () => null,
  typed: true,
  kept: keepRight,
  letters: () => 0,
};
