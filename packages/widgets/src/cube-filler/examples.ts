import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'cube-filler'>[] = [
  {
    mode: 'fill',
    state: { width: 4, depth: 3, height: 2 },
    goal: { full: true },
    text: { task: 'Töltsd meg a dobozt egységkockákkal! Hány kocka kell?', solved: '4 · 3 · 2 = 24 kocka.' },
    alt: 'Üres téglatest alakú doboz, 4-szer 3-szor 2-es.',
  },
  {
    mode: 'count',
    state: { width: 4, depth: 3, height: 3, supply: 16 },
    goal: { volume: 36 },
    text: {
      task: 'Csak 16 kockád van. Rakd le őket, és találd ki: hány kocka tölti meg a dobozt?',
      solved: 'Egy réteg 4 · 3 = 12 kocka, három réteg 12 · 3 = 36.',
    },
    alt: 'Üres téglatest alakú doboz, 4-szer 3-szor 3-as.',
  },
  {
    mode: 'count',
    state: { width: 4, depth: 4, height: 3, missing: { width: 2, depth: 2 }, supply: 14 },
    goal: { volume: 36 },
    text: {
      task: 'L alakú az alaplap, és csak 14 kockád van. Hány kocka tölti meg a dobozt?',
      solved: 'Az alaplapon 12 kocka fér el, három réteg 12 · 3 = 36.',
    },
    alt: 'Üres, 3 egység magas doboz L alakú alaplappal: 4-szer 4-es négyzet, amelyből egy 2-szer 2-es sarok hiányzik.',
  },
];
