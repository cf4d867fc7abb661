import type { Answering } from '../answering-type.ts';
import { Typed } from '../shared/typed.tsx';

export const shortText: Answering<'shortText'> = {
  View: Typed,
  defaultAnswer: () => null,
  typed: true,
  keepsAnswer: true,
  letters: () => 0,
};
