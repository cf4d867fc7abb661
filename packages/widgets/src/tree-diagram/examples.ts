import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'tree-diagram'>[] = [
  {
    mode: 'levels',
    state: {
      levels: [
        { label: 'póló', options: ['piros', 'kék', 'zöld'] },
        { label: 'nadrág', options: ['rövid', 'hosszú'] },
      ],
    },
    goal: { total: 6 },
    text: { task: 'Rajzold meg az összes ágat! Hányféleképpen öltözhetsz fel?', solved: '3 · 2 = 6 féleképpen.' },
    alt: 'Fadiagram: három póló, két nadrág.',
  },
  {
    mode: 'pick',
    state: { items: ['1', '2', '3'], picks: 2, repeat: false },
    goal: { total: 6 },
    text: { task: 'Hány kétjegyű számot írhatsz az 1, 2, 3 számjegyekből ismétlés nélkül?', solved: '3 · 2 = 6 számot.' },
    alt: 'Fadiagram három számjeggyel.',
  },
];
