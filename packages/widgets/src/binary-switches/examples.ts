import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'binary-switches'>[] = [
  {
    mode: 'switch',
    state: { bits: 5 },
    goal: { value: 13 },
    text: { task: 'Kapcsold be a lámpákat úgy, hogy az összeg 13 legyen!', solved: '8 + 4 + 1 = 13, vagyis 1101₂.' },
    alt: 'Öt kapcsoló: 16, 8, 4, 2, 1.',
  },
  {
    mode: 'read',
    state: { pattern: '10110' },
    goal: { value: 22 },
    text: { task: 'Melyik tízes számot mutatják a lámpák?', solved: '16 + 4 + 2 = 22.' },
    alt: 'Öt lámpa: be, ki, be, be, ki.',
  },
];
