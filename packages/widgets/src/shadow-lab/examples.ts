import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'shadow-lab'>[] = [
  {
    mode: 'shadow',
    state: { lampSize: 0, bodySize: 2, bodyAt: 4, screenAt: 10 },
    goal: { shadowSize: 4, tolerance: 0.2 },
    text: { task: 'Hová tedd a testet, hogy az árnyéka 4 egység magas legyen?', solved: 'Félútra: fele távolság, kétszeres árnyék.' },
    alt: 'Lámpa, test és ernyő.',
  },
  {
    mode: 'eclipse',
    state: { moonAngle: 90 },
    goal: { eclipse: 'solar' },
    text: { task: 'Állítsd a Holdat úgy, hogy napfogyatkozás legyen!', solved: 'A Hold a Nap és a Föld közé került.' },
    alt: 'Nap, Föld és Hold felülnézetben.',
  },
];
