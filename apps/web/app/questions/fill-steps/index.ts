import type { Answering } from '../answering-type.ts';
import { keepRight } from '../shared/kept.ts';
import { FillStepsView } from './view.tsx';

export const fillSteps: Answering<'fillSteps'> = {
  View: FillStepsView,
  marksKey: true,
  typed: true,
  kept: keepRight,
  missing: ({ blanks }, value) => {
    const filled = value && typeof value === 'object' && !Array.isArray(value) ? Object.values(value) : [];
    const empty = blanks.length - filled.filter(text => text.trim() !== '').length;
    return empty > 0 ? `Még ${empty} hely üres` : null;
  },
  letters: () => 0,
};
