import type { NumberLineInput } from './schema.ts';

export const examples: Record<string, NumberLineInput> = {
  'pontok egész számoknál': {
    kind: 'number-line',
    from: -5,
    to: 5,
    step: 1,
    points: [
      { at: -3, label: 'A', id: 'a' },
      { at: 2, label: 'B', tone: 1, id: 'b' },
    ],
  },
  'leolvasás tizedes beosztásról': {
    kind: 'number-line',
    from: 2,
    to: 4,
    step: 0.5,
    parts: 5,
    numbers: [2, 3, 4],
    points: [{ at: 2.7, label: 'P' }],
  },
  intervallumok: {
    kind: 'number-line',
    from: -4,
    to: 6,
    step: 1,
    intervals: [
      { from: -2, to: 3, open: 'to', label: 'A', tone: 1, id: 'a' },
      { from: 1, label: 'B', tone: 2, open: 'from' },
      { to: 0, tone: 3 },
    ],
  },
  ugrások: {
    kind: 'number-line',
    from: -6,
    to: 8,
    step: 1,
    jumps: [
      { from: 0, to: 5, label: '+5', tone: 2 },
      { from: 5, to: -2, label: '−7', tone: 1 },
    ],
  },
};
