import type { Answering } from '../answering-type.ts';
import { MatchView } from './view.tsx';

export const match: Answering<'match'> = {
  View: MatchView,
  defaultAnswer: () => null,
  typed: false,
  keepsAnswer: true,
  letters: () => 0,
};
