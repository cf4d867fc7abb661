import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'recommender-sim'>[] = [
  {
    mode: 'watch',
    state: {
      items: [
        { name: 'focigólok', tags: ['sport'] },
        { name: 'kosártrükk', tags: ['sport'] },
        { name: 'macskás videó', tags: ['állat'] },
        { name: 'kutyasuli', tags: ['állat'] },
        { name: 'dobszóló', tags: ['zene'] },
        { name: 'dalfeldolgozás', tags: ['zene'] },
      ],
      shown: 2,
    },
    goal: { clicks: 5, bubble: true },
    text: {
      task: 'Nézz meg öt videót ugyanabból a témából! Mi történik az ajánlásokkal?',
      solved: 'Az ajánló egyre inkább csak azt mutatja, amit eddig néztél.',
    },
    alt: 'Ajánlott videók listája.',
  },
  {
    mode: 'neighbours',
    state: {
      items: ['Kalandfilm', 'Rajzfilm', 'Természetfilm', 'Vígjáték'],
      users: [
        { name: 'Anna', likes: [0, 2, 3] },
        { name: 'Bence', likes: [1, 3] },
      ],
    },
    goal: { recommended: 'Vígjáték' },
    text: {
      task: 'Jelöld be, mi tetszik! Állítsd be úgy, hogy a gép Vígjátékot ajánljon!',
      solved: 'A gép a hozzád leghasonlóbb néző kedvencét ajánlotta.',
    },
    alt: 'Négy film és két néző ízlése.',
  },
];
