import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'protractor'>[] = [
  {
    mode: 'measure',
    state: { angle: 65, tilt: 20 },
    goal: { angle: 65, tolerance: 2 },
    text: { task: 'Forgasd a szögmérőt a szög szárára, és olvasd le a szöget!', solved: '65°-os hegyesszög.' },
    alt: 'Egy szög és egy szögmérő.',
  },
  {
    mode: 'draw',
    state: { angle: 30 },
    goal: { angle: 120, tolerance: 2 },
    text: { task: 'Rajzolj 120°-os szöget!', solved: 'Tompaszög: 90° és 180° között van.' },
    alt: '30°-os szög szögmérővel.',
  },
  {
    mode: 'pairs',
    state: { angle: 70, show: 'supplementary' },
    goal: { angle: 40, tolerance: 1 },
    text: { task: 'Forgasd az egyenest úgy, hogy a mellékszög 140° legyen!', solved: '180° − 40° = 140°.' },
    alt: 'Két metsző egyenes.',
  },
];
