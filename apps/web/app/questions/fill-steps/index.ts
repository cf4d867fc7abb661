import type { Answering } from '../answering-type.ts';
import { FillStepsView } from './view.tsx';

export const fillSteps: Answering<'fillSteps'> = {
  View: FillStepsView,
  defaultAnswer: () => null,
  typed: true,
  keepsAnswer: true,
  letters: () => 0,
};
