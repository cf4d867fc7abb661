import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'incline-lab'>[] = [
  {
    mode: 'flat',
    state: {
      surfaces: [
        { id: 'fa', label: 'fa asztal', sliding: 0.3 },
        { id: 'szonyeg', label: 'szőnyeg', sliding: 0.5 },
      ],
      weight: 10,
      loads: [5, 10],
      maxPull: 20,
      faces: true,
      hidden: true,
    },
    goal: { rows: 3, friction: { fa: { value: 0.3, tolerance: 0.07 } } },
    text: {
      task: 'Mérj mindkét felületen háromféle teherrel, és add meg a fa asztal súrlódási együtthatóját!',
      solved: 'A súrlódási erő egyenesen arányos a nyomóerővel: a hányadosuk a fán 0,3.',
    },
    alt: 'Hasáb az asztalon, húzóerővel és ráhelyezhető súlyokkal.',
  },
  {
    mode: 'slope',
    state: { weight: 20, length: 5, height: 1, step: 0.5, surfaces: [{ id: 'sima', label: 'súrlódás nélkül', sliding: 0 }], maxPull: 20 },
    goal: { height: 3, pull: 12, motion: 'rest' },
    text: {
      task: 'Állítsd a lejtőt 3 méter magasra, és tartsd meg rajta a 20 newtonos hasábot!',
      solved: 'A lejtő mentén 20 · 3 : 5 = 12 newton kell, kevesebb a súlynál.',
    },
    alt: 'Öt méter hosszú, állítható lejtő, rajta egy hasáb erőnyilakkal.',
  },
  {
    mode: 'work',
    state: { weight: 200, height: 1.5, way: 2, maxWay: 6, step: 0.5, maxForce: 250 },
    goal: { forceAtMost: 75 },
    text: {
      task: 'Vidd fel a ládát 1,5 méter magasra úgy, hogy legfeljebb 75 newtonnal húzod!',
      solved: '4 méteres lejtőn 75 newton elég. A munka így is 300 joule.',
    },
    alt: 'Láda egy lejtőn, alatta erő–út grafikon.',
  },
];
