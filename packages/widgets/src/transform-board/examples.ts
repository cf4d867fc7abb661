import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'transform-board'>[] = [
  {
    mode: 'mirror',
    state: {
      shape: [
        [2, 2],
        [4, 2],
        [4, 5],
      ],
      axis: 'vertical',
      at: 8,
    },
    goal: { at: 6 },
    text: {
      task: 'Told a tükröt oda, hogy a kép a 8 és a 10 közé essen!',
      solved: 'Minden pont és képe egyforma messze van a tengelytől.',
    },
    alt: 'Háromszög és egy függőleges tükörtengely rácson.',
  },
  {
    mode: 'image',
    state: {
      shape: [
        [2, 2],
        [5, 2],
        [5, 4],
      ],
      by: { type: 'mirror', axis: 'vertical', at: 6 },
    },
    goal: { placed: true },
    text: { task: 'Tedd a tükörkép csúcsait a helyükre!', solved: 'Kész a tengelyes tükörkép.' },
    alt: 'Háromszög és tükörtengely rácson.',
  },
  {
    mode: 'choose',
    state: {
      shape: [
        [1, 1],
        [3, 1],
        [3, 2],
      ],
      target: [
        [6, 4],
        [8, 4],
        [8, 5],
      ],
    },
    goal: { covered: true },
    text: { task: 'Melyik transzformáció viszi az egyik alakzatot a másikra?', solved: 'Eltolás: 5 jobbra, 3 felfelé.' },
    alt: 'Két egybevágó háromszög rácson.',
  },
];
