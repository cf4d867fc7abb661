import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'unit-ladder'>[] = [
  {
    mode: 'climb',
    state: { ladder: 'length', value: 2500, from: 'mm' },
    goal: { unit: 'm' },
    text: { task: 'Lépkedj a létrán a méterig! Hány méter 2500 mm?', solved: '2,5 m: háromszor osztottál 10-zel.' },
    alt: 'Hosszúságlétra millimétertől kilométerig.',
  },
  {
    mode: 'answer',
    state: { ladder: 'mass', value: 3.2, from: 'kg', to: 'g' },
    goal: { value: 3200 },
    text: { task: 'Hány gramm 3,2 kg?', solved: '3200 g: a kisebb egységből több kell.' },
    alt: 'Tömeglétra grammtól tonnáig.',
  },
];
