import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'right-triangle-lab'>[] = [
  {
    mode: 'squares',
    state: { a: 2, b: 3, max: 8 },
    goal: { a: 3, b: 4 },
    text: { task: 'Állítsd a befogókat úgy, hogy az átfogó 5 legyen!', solved: '9 + 16 = 25.' },
    alt: 'Derékszögű háromszög, oldalain négyzetek.',
  },
  {
    mode: 'altitude',
    state: { p: 2, q: 5 },
    goal: { height: 6 },
    text: { task: 'Állítsd be a két szeletet úgy, hogy a magasság 6 legyen!', solved: 'h² = p · q.' },
    alt: 'Derékszögű háromszög az átfogóhoz tartozó magassággal.',
  },
  {
    mode: 'trig',
    state: { angle: 20 },
    goal: { sin: 0.5 },
    text: { task: 'Melyik szög szinusza 1/2?', solved: '30°: a szemközti befogó fele az átfogónak.' },
    alt: 'Derékszögű háromszög szögcsúszkával.',
  },
  {
    mode: 'tower',
    state: { distance: 10, eye: 1.6, angle: 45, maxDistance: 40 },
    goal: { height: 21.6 },
    text: {
      task: 'A torony csúcsa 45°-ban látszik. Milyen messziről nézed, ha a torony 21,6 m magas?',
      solved: '20 m-ről: 20 · tg 45° + 1,6 = 21,6.',
    },
    alt: 'Megfigyelő és torony.',
  },
];
