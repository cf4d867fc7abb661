import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'percent-bar'>[] = [
  {
    mode: 'parts',
    state: { base: 80, percent: 10, unit: 'lej', step: 5 },
    goal: { value: 20 },
    text: { task: 'A 80 lej hány százaléka 20 lej? Húzd a csúszkát!', solved: 'A negyede: 25%.' },
    alt: 'Kettős sáv: fent 0–80 lej, lent 0–100%.',
  },
  {
    mode: 'chain',
    state: { base: 200, changes: [-10, 0], unit: 'lej', step: 5 },
    goal: { final: 200 },
    text: {
      task: 'Egy 200 lejes kabát ára 20%-kal csökkent. Hány százalékkal kell emelni, hogy újra 200 lej legyen?',
      solved: '25%-kal, mert már csak 160 lej volt az alap.',
    },
    alt: 'Két egymás utáni árváltozás sávja.',
  },
];
