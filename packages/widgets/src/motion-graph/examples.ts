import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'motion-graph'>[] = [
  {
    mode: 'drive',
    state: { maxTime: 20, maxDistance: 200, speed: 5, maxSpeed: 20 },
    goal: { speed: 10, within: 15 },
    text: { task: 'Állítsd be a sebességet úgy, hogy 15 s alatt 150 m-t tegyen meg az autó!', solved: '150 m : 15 s = 10 m/s.' },
    alt: 'Autó egyenes úton és út–idő grafikon.',
  },
  {
    mode: 'graph',
    state: {
      maxTime: 10,
      maxDistance: 20,
      points: [
        [0, 0],
        [4, 8],
        [7, 8],
        [10, 8],
      ],
      step: 1,
      story: ['séta', 'pihenő', 'hazafelé'],
    },
    goal: { distances: [0, 8, 8, 0] },
    text: {
      task: 'Séta, pihenő, aztán vissza a kezdőpontba. Igazítsd a grafikont!',
      solved: 'A vízszintes szakasz a pihenő, a lejtő a visszaút.',
    },
    alt: 'Út–idő grafikon négy törésponttal.',
  },
  {
    mode: 'velocity',
    state: { maxTime: 10, maxSpeed: 30, start: 0, acceleration: 1 },
    goal: { acceleration: 2 },
    text: { task: 'Állítsd be úgy, hogy 10 s alatt 20 m/s sebességre gyorsuljon!', solved: 'Másodpercenként 2 m/s: a gyorsulás 2 m/s².' },
    alt: 'Sebesség–idő grafikon.',
  },
  {
    mode: 'viewpoint',
    state: { train: 20, passenger: 1, unit: 'm/s' },
    goal: { from: 'ground', passengerSpeed: 21 },
    text: { task: 'Honnan nézve halad az utas 21 m/s sebességgel?', solved: 'A peronról nézve. A vonatról nézve csak 1 m/s-mal megy.' },
    alt: 'Vonat és egy benne előre sétáló utas.',
  },
];
