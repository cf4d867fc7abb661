import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'neuron-lab'>[] = [
  {
    mode: 'neuron',
    state: {
      inputs: ['esik az eső', 'messze van az iskola'],
      fires: 'busszal megyek',
      rests: 'gyalog megyek',
      weights: [1, 1],
      threshold: 1,
      cases: [
        { on: [0, 0], fires: false },
        { on: [1, 0], fires: false },
        { on: [0, 1], fires: false },
        { on: [1, 1], fires: true },
      ],
    },
    goal: { right: 4 },
    text: {
      task: 'Állítsd be a küszöböt úgy, hogy a neuron csak akkor jelezzen, ha mindkettő igaz!',
      solved: 'Két egyes súly mellett a 2-es küszöb csak együtt érhető el.',
    },
    alt: 'Egy neuron két bemenettel, súlyokkal és küszöbbel.',
  },
  {
    mode: 'network',
    state: {
      labels: ['érett', 'éretlen'],
      features: ['pirosság', 'puhaság'],
      points: [
        { x: 8, y: 7, label: 0 },
        { x: 9, y: 8, label: 0 },
        { x: 7, y: 9, label: 0 },
        { x: 2, y: 3, label: 1 },
        { x: 3, y: 1, label: 1 },
        { x: 1, y: 2, label: 1 },
      ],
      hidden: 0,
    },
    goal: { percent: 100 },
    text: {
      task: 'Tanítsd a hálót, amíg minden pontra jó választ ad!',
      solved: 'A háló maga találta meg a súlyokat, te csak példákat adtál.',
    },
    alt: 'Hat címkézett pont a síkon és egy kis neurális háló.',
  },
];
