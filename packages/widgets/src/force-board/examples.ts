import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'force-board'>[] = [
  {
    mode: 'arrows',
    state: {
      forces: [
        { id: 'f1', label: 'F₁', to: [4, 0], fixed: true },
        { id: 'f2', label: 'F₂', to: [0, 2] },
      ],
      scale: 1,
      resultant: true,
    },
    goal: { resultant: [4, 3] },
    text: { task: 'Húzd az F₂ nyilat úgy, hogy az eredő 5 N legyen!', solved: 'A 3 N és a 4 N eredője 5 N.' },
    alt: 'Két erőnyíl közös pontból és az eredőjük.',
  },
  {
    mode: 'force-map',
    state: {
      body: 'könyv az asztalon',
      offered: [
        { id: 'g', label: 'súly', direction: 'down' },
        { id: 'n', label: 'az asztal tartóereje', direction: 'up' },
        { id: 'h', label: 'húzóerő', direction: 'right', why: 'Senki sem húzza.' },
      ],
    },
    goal: { acting: ['g', 'n'] },
    text: { task: 'Milyen erők hatnak a könyvre?', solved: 'Két egyenlő nagyságú, ellentétes irányú erő: a könyv nyugalomban van.' },
    alt: 'Könyv az asztalon.',
  },
  {
    mode: 'push-off',
    state: { leftMass: 40, rightMass: 40 },
    goal: { ratio: 2 },
    text: {
      task: 'Állítsd be a tömegeket úgy, hogy a bal oldali kétszer olyan gyorsan guruljon el!',
      solved: 'Fele akkora tömeg: kétszer akkora sebesség.',
    },
    alt: 'Két gördeszkás lökdösi egymást.',
  },
  {
    mode: 'work',
    state: { force: 20, distance: 1, maxForce: 100, maxDistance: 10 },
    goal: { work: 300 },
    text: { task: 'Végezz 300 J munkát!', solved: 'Munka = erő · út.' },
    alt: 'Láda, amelyet vízszintesen húzunk.',
  },
];
