import type { Answering } from '../answering-type.ts';
import { keepAll } from '../shared/kept.ts';
import { MatchView } from './view.tsx';

export const match: Answering<'match'> = {
  View: MatchView,
  marksKey: true,
  typed: false,
  kept: keepAll,
  missing: ({ left }, value) => {
    const joined = value && typeof value === 'object' ? Object.keys(value).length : 0;
    return joined < left.length ? `Még ${left.length - joined} pár` : null;
  },
  letters: () => 0,
};
