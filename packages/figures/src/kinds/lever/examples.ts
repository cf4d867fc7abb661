import type { LeverInput } from './schema.ts';

export const examples: Record<string, LeverInput> = {
  'vízszintes mérleghinta': {
    kind: 'lever',
    length: 10,
    pivot: 5,
    loads: [
      { at: 1, label: '2 N', id: 'bal' },
      { at: 9, label: '2 N', id: 'jobb' },
    ],
  },
  'erőkarok felirattal': {
    kind: 'lever',
    length: 12,
    pivot: 3,
    marks: false,
    loads: [
      { at: 0, label: 'G = 60 N' },
      { at: 12, label: 'F', as: 'down' },
    ],
    arms: [
      { from: 0, to: 3, label: '0,5 m' },
      { from: 3, to: 12, label: '1,5 m' },
    ],
  },
  'egyoldalú emelő': {
    kind: 'lever',
    length: 8,
    pivot: 0,
    loads: [
      { at: 3, label: '40 N' },
      { at: 8, label: 'F', as: 'up' },
    ],
  },
  'kétkarú mérleg': {
    kind: 'lever',
    length: 10,
    pivot: 5,
    marks: false,
    loads: [
      { at: 2, as: 'pan', label: 'kavics' },
      { at: 8, as: 'pan', label: '50+20+5 g' },
    ],
  },
  'megbillent emelő': {
    kind: 'lever',
    length: 8,
    pivot: 4,
    tilt: 'left',
    loads: [
      { at: 0, label: 'Lilla' },
      { at: 6, label: 'Bence' },
    ],
  },
};
