import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'bias-lab'>[] = [
  {
    mode: 'sample',
    state: {
      groups: [
        { name: 'felnőtt hang', from: 0, to: 4, cut: 2 },
        { name: 'gyerekhang', from: 6, to: 10, cut: 8 },
      ],
      labels: ['zaj', 'parancs'],
      features: ['hangmagasság', 'hangerő'],
      sizes: [40, 1],
      budget: 80,
    },
    goal: { error: 10, difference: 10 },
    text: {
      task: 'Állítsd össze a mintát úgy, hogy a hangvezérlő mindkét csoportot értse!',
      solved: 'A gép abból tanul, amit kap: a kihagyott csoport fizeti meg a hiányt.',
    },
    alt: 'Két csoport tanítópéldái a síkon és a csoportonként mért hibaarány.',
  },
];
