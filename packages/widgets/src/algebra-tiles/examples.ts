import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'algebra-tiles'>[] = [
  {
    mode: 'combine',
    state: {
      terms: [
        { square: 0, x: 3, one: 2 },
        { square: 0, x: -1, one: 3 },
      ],
    },
    goal: { square: 0, x: 2, one: 5 },
    text: { task: 'Vond össze: 3x + 2 − x + 3!', solved: '2x + 5: csak egyforma csempék vonhatók össze.' },
    alt: 'Csempék: három x, egy negatív x, öt egység.',
  },
  {
    mode: 'rectangle',
    state: { a: 0, b: 0 },
    goal: { square: 1, x: 5, one: 6 },
    text: { task: 'Rakj ki téglalapot ebből: x² + 5x + 6!', solved: '(x + 2)(x + 3) = x² + 5x + 6.' },
    alt: 'Csempékből kirakott téglalap.',
  },
];
