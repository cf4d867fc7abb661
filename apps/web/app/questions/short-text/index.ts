import type { Answering } from '../answering-type.ts';
import { keepAll } from '../shared/kept.ts';
import { Typed } from '../shared/typed.tsx';

export const shortText: Answering<'shortText'> = {
  View: Typed,
  typed: true,
  isText: true,
  kept: keepAll,
  letters: () => 0,
};
