import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'spring-lab'>[] = [
  {
    mode: 'hooke',
    state: {
      springs: [
        { id: 'kek', label: 'kék rugó', stiffness: 25, length: 10, hidden: true },
        { id: 'piros', label: 'piros rugó', stiffness: 50, length: 8, hidden: true, limit: 4.5 },
      ],
      weights: [50, 50, 100, 100, 200],
      ruler: 'length',
    },
    goal: { rows: 3, stiffness: { kek: { value: 25 }, piros: { value: 50 } } },
    text: {
      task: 'Mérj mindkét rugón háromféle teherrel, és add meg a rugóállandójukat!',
      solved: 'A kék rugóra 25, a pirosra 50 newton jutna méterenként: a piros kétszer olyan erős.',
    },
    alt: 'Állványon lógó rugó, mellette centiméteres vonalzó és öt súly.',
  },
  {
    mode: 'planets',
    state: { planets: ['earth', 'moon', 'mars', 'jupiter'], mass: 1, maxMass: 6 },
    goal: { planet: 'moon', weight: 6.4 },
    text: {
      task: 'Melyik testre hat a Holdon 6,4 newton súly? Állítsd be!',
      solved: 'A 4 kg-os test súlya a Holdon 4 · 1,6 = 6,4 newton. A tömege a Földön is 4 kg.',
    },
    alt: 'Rugós erőmérőn lógó test egy égitest felszíne fölött.',
  },
  {
    mode: 'force-meter',
    state: {
      meters: [
        { max: 1, step: 0.02 },
        { max: 5, step: 0.1 },
        { max: 10, step: 0.2 },
      ],
      bodies: [
        { id: 'kulcs', label: 'kulcscsomó', force: 0.64 },
        { id: 'tolltarto', label: 'tolltartó', force: 2.3, how: 'pull' },
      ],
      arrowScale: 0.5,
    },
    goal: { read: ['kulcs', 'tolltarto'], arrows: ['tolltarto'] },
    text: {
      task: 'Olvasd le mindkét erőt, és rajzold meg a tolltartót húzó erő nyilát!',
      solved: 'A kulcscsomó 0,64 N, a tolltartó 2,3 N. A nyíl hossza 2,3 : 0,5 = 4,6 cm.',
    },
    alt: 'Erőmérő kis beosztásokkal, rajta egy test.',
  },
];
