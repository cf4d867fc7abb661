import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'graph-editor'>[] = [
  {
    mode: 'draw',
    state: { points: ['Anna', 'Benő', 'Cili', 'Dezső'], edge: 'kézfogás' },
    goal: { complete: true },
    text: { task: 'Mindenki mindenkivel kezet fog. Kösd össze őket!', solved: '3 + 2 + 1 = 6 kézfogás.' },
    alt: 'Négy pont körben: Anna, Benő, Cili, Dezső. Még nincs él.',
  },
  {
    mode: 'draw',
    state: {
      points: ['A', 'B', 'C', 'D', 'E', 'F'],
      edges: [
        [0, 1],
        [0, 2],
      ],
      edge: 'meccs',
    },
    goal: { degrees: [3, 3, 2, 2, 1, 1] },
    text: {
      task: 'Rajzolj olyan gráfot, amelyben A és B 3, C és D 2, E és F 1 meccset játszott!',
      solved: 'A meccsek száma (3 + 3 + 2 + 2 + 1 + 1) : 2 = 6.',
    },
    alt: 'Hat pont körben: A, B, C, D, E, F. A össze van kötve B-vel és C-vel.',
  },
];
