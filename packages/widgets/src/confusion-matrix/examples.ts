import type { WidgetConfig } from '../kinds.ts';

const scored = (positive: boolean, ...scores: number[]) => scores.map(score => ({ score, positive }));

export const examples: WidgetConfig<'confusion-matrix'>[] = [
  {
    mode: 'threshold',
    state: {
      positive: 'levélszemét',
      negative: 'rendes levél',
      items: [...scored(true, 92, 85, 81, 74, 66, 58, 43, 30), ...scored(false, 61, 47, 40, 33, 25, 21, 16, 12, 8, 5)],
      threshold: 20,
    },
    goal: { precision: 100 },
    text: {
      task: 'Told a küszöböt addig, amíg nincs egyetlen téves riasztás sem!',
      solved: 'Nincs téves riasztás, de nézd meg: közben több levélszemét csúszik át.',
    },
    alt: 'Tizennyolc levél pontszáma egy számegyenesen, küszöbbel és találati mátrixszal.',
  },
];
