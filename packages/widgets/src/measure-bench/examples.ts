import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'measure-bench'>[] = [
  {
    mode: 'ruler',
    state: {
      object: { label: 'ceruza', length: 8.4, shape: 'pencil' },
      ruler: { max: 15, division: 0.1, labelEvery: 1, unit: 'cm' },
      ask: [
        {
          id: 'ask-end',
          when: 'read',
          question: 'A ceruza bal vége most nem a nullánál van. Mit kell tenni a két leolvasott számmal?',
          options: ['összeadni', 'kivonni'],
          answer: 'kivonni',
        },
      ],
    },
    goal: { length: true, asked: ['ask-end'] },
    text: {
      task: 'Milyen hosszú a ceruza? Olvasd le a nagyítókban!',
      solved: 'A két leolvasás különbsége a hossz. Ha a nullához tolod, elég egyszer leolvasni.',
    },
    alt: 'Ceruza vonalzó mellett; a bal vége nem a nullánál van. Alatta két nagyító mutatja a végeket.',
  },
  {
    mode: 'cylinder',
    state: {
      cylinder: { max: 100, division: 2, labelEvery: 10, unit: 'ml' },
      water: 40,
      objects: [
        { id: 'kavics', label: 'kavics', volume: 18 },
        { id: 'dugo', label: 'parafa dugó', volume: 12, floats: true },
      ],
    },
    goal: { volumes: ['kavics', 'dugo'] },
    text: {
      task: 'Mekkora a kavics és a parafa dugó térfogata?',
      solved: 'A test annyi vizet szorít ki, amennyi a térfogata. Az úszó testet a víz alá kell nyomni.',
    },
    alt: 'Mérőhenger 40 ml vízzel, mellette kavics és parafa dugó.',
  },
  {
    mode: 'balance',
    state: { objects: [{ id: 'alma', label: 'alma', mass: 137 }], weights: [100, 50, 20, 20, 10, 5, 2, 2, 1] },
    goal: { masses: ['alma'] },
    text: { task: 'Mérd meg az alma tömegét!', solved: '100 + 20 + 10 + 5 + 2 = 137 gramm.' },
    alt: 'Kétkarú mérleg: a bal serpenyőn alma, a jobb üres. Mellette súlysorozat.',
  },
  {
    mode: 'repeat',
    state: {
      scene: 'pendulum',
      quantity: { label: 'lengésidő', unit: 's', symbol: 'T' },
      value: 1.4,
      instrument: { label: 'stopper', division: 0.1, spread: 0.12 },
      counts: [1, 10],
    },
    goal: { rows: 3, count: 10, mean: true },
    text: {
      task: 'Mérd meg háromszor 10 lengés idejét, és számold ki egy lengés átlagos idejét!',
      solved: 'Tíz lengésnél a reakcióidő hibája tizedére oszlik.',
    },
    alt: 'Fonálinga, mellette stopper és üres táblázat.',
  },
  {
    mode: 'repeat',
    state: {
      scene: 'table',
      quantity: { label: 'a pad hossza', unit: 'cm', symbol: 'l' },
      value: 120.3,
      instrument: { label: 'mérőszalag', division: 0.1, spread: 0.4 },
      slip: { row: 3, factor: 0.9 },
    },
    goal: { rows: 4, strikeOut: true, deviation: true },
    text: {
      task: 'Mérd meg legalább ötször a padot! Húzd át a durva hibát, és add meg a legnagyobb eltérést az átlagtól!',
      solved: 'Egy sor messze volt a többitől: azt nem számoljuk az átlagba.',
    },
    alt: 'Pad mérőszalaggal, üres táblázat.',
  },
];
