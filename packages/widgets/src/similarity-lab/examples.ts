import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'similarity-lab'>[] = [
  {
    mode: 'parallel',
    state: { first: 8, second: 6, at: 0.3 },
    goal: { ratio: 0.5 },
    text: { task: 'Csúsztasd a párhuzamost úgy, hogy mindkét szárat felezze!', solved: 'Ha az egyik szárat felezi, a másikat is.' },
    alt: 'Szög két szára és egy csúszó párhuzamos.',
  },
  {
    mode: 'enlarge',
    state: { sides: [3, 4, 5], ratio: 1, maxRatio: 3 },
    goal: { ratio: 2 },
    text: { task: 'Nagyítsd kétszeresére a háromszöget!', solved: 'Az oldalak kétszeresek, a szögek nem változtak.' },
    alt: 'Háromszög és nagyított képe.',
  },
  {
    mode: 'shadow',
    state: { pole: 1.5, poleShadow: 2, towerShadow: 32, maxHeight: 40 },
    goal: { height: 24 },
    text: { task: 'Milyen magas a torony?', solved: '1,5 : 2 = 24 : 32.' },
    alt: 'Rúd és torony az árnyékával.',
  },
];
