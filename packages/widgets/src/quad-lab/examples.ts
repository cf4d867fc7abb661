import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'quad-lab'>[] = [
  {
    mode: 'shape',
    state: {
      corners: [
        [1, 1],
        [8, 1],
        [7, 5],
        [3, 6],
      ],
      diagonals: true,
    },
    goal: { kind: 'parallelogram' },
    text: { task: 'Húzd a csúcsokat úgy, hogy paralelogramma legyen!', solved: 'A szemközti oldalak párhuzamosak és egyenlők.' },
    alt: 'Négyszög húzható csúcsokkal.',
  },
  {
    mode: 'parallelogram',
    state: { a: 6, b: 4, angle: 60 },
    goal: { kind: 'square' },
    text: { task: 'Alakítsd négyzetté a paralelogrammát!', solved: 'Egyenlő oldalak és derékszög.' },
    alt: 'Paralelogramma csúszkákkal.',
  },
  {
    mode: 'trapezoid',
    state: { bottom: 8, top: 4, height: 4 },
    goal: { midline: 7 },
    text: { task: 'Állítsd be az alapokat úgy, hogy a középvonal 7 legyen!', solved: 'A középvonal az alapok számtani közepe.' },
    alt: 'Trapéz a középvonalával.',
  },
];
