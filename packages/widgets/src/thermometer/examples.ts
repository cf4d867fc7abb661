import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'thermometer'>[] = [
  {
    mode: 'set',
    state: { min: -20, max: 40, step: 1, value: 5, scales: ['celsius'] },
    goal: { value: -7 },
    text: { task: 'Állítsd −7 °C-ra a hőmérőt!', solved: '7 fokkal a nulla alatt.' },
    alt: 'Hőmérő −20 és 40 °C között.',
  },
  {
    mode: 'change',
    state: { min: -20, max: 30, from: 4, changes: [-9, 3] },
    goal: { value: -2 },
    text: { task: '4 °C volt, éjjel 9 fokot hűlt, reggel 3 fokot melegedett. Hány fok lett?', solved: '4 − 9 + 3 = −2.' },
    alt: 'Hőmérő 4 °C-on.',
  },
];
