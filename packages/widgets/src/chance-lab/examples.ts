import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'chance-lab'>[] = [
  {
    mode: 'experiment',
    state: { device: 'die' },
    goal: { trials: 1000 },
    text: { task: 'Dobj legalább ezerszer! Mihez közelít a hatosok aránya?', solved: 'Az 1/6-hoz, vagyis körülbelül 0,167-hez.' },
    alt: 'Dobókocka és a dobások oszlopdiagramja.',
  },
  {
    mode: 'set-up',
    state: {
      device: 'urn',
      outcomes: [
        { label: 'piros', count: 1 },
        { label: 'kék', count: 1 },
      ],
    },
    goal: { chance: { piros: '1/4' } },
    text: { task: 'Rakd össze úgy az urnát, hogy a piros esélye 1/4 legyen!', solved: 'Négy golyóból egy piros.' },
    alt: 'Urna egy piros és egy kék golyóval.',
  },
  {
    mode: 'table',
    state: { event: 'sum', value: 7 },
    goal: { chance: '1/6' },
    text: { task: 'Két kockával dobsz. Jelöld be, mikor lesz az összeg 7!', solved: '36-ból 6 eset: 1/6.' },
    alt: 'Hatszor hatos táblázat két kocka dobásaival.',
  },
];
