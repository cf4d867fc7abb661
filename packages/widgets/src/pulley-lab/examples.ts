import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'pulley-lab'>[] = [
  {
    mode: 'lift',
    state: { load: 120, maxLoad: 240, loadStep: 20, movable: 0, maxMovable: 3, systems: ['tackle', 'chain'] },
    goal: { load: 120, forceAtMost: 30, raised: 0.5 },
    text: {
      task: 'Legfeljebb 30 N-nal húzhatsz. Állítsd össze a csigákat, és emeld a 120 N-os ládát fél méterrel feljebb!',
      solved: 'Két mozgócsigával 120 : 4 = 30 N elég, de a fél méterhez 2 m kötelet kellett behúzni.',
    },
    alt: 'Gerendára szerelt csigák, alattuk láda, a kötél végén erőmérő.',
  },
  {
    mode: 'axle',
    state: { load: 300, drum: 10, wheel: 20, maxWheel: 60, maxForce: 200 },
    goal: { balanced: true, force: 60 },
    text: {
      task: 'Tartsd egyensúlyban a 300 N-os vödröt 60 N húzóerővel!',
      solved: 'A kerék sugara 50 cm: 300 · 10 = 60 · 50.',
    },
    alt: 'Hengerkerék: a hengeren teher lóg, a keréken húzóerő hat.',
  },
];
