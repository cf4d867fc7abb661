import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'triangle-lab'>[] = [
  {
    mode: 'shape',
    state: { a: [1, 1], b: [8, 1], c: [4, 6], tear: true },
    goal: { kind: 'right', tornOff: true },
    text: { task: 'Húzd a csúcsokat úgy, hogy derékszögű legyen, aztán tépd le a sarkokat!', solved: 'A három szög együtt mindig 180°.' },
    alt: 'Háromszög húzható csúcsokkal.',
  },
  {
    mode: 'sticks',
    state: { sides: [3, 4, 9], max: 10 },
    goal: { possible: true },
    text: {
      task: 'Ebből a három pálcából nem lesz háromszög. Változtass egyet, hogy sikerüljön!',
      solved: 'Két oldal összege nagyobb a harmadiknál.',
    },
    alt: 'Három pálca: 3, 4 és 9 egység.',
  },
  {
    mode: 'lines',
    state: { a: [1, 1], b: [9, 1], c: [4, 6], layers: ['median', 'altitude', 'bisector', 'perpendicular'] },
    goal: { show: 'altitude', kind: 'obtuse' },
    text: { task: 'Hol van a magasságpont tompaszögű háromszögben? Állítsd be!', solved: 'A háromszögön kívül.' },
    alt: 'Háromszög a nevezetes vonalaival.',
  },
  {
    mode: 'congruent',
    state: { a: [0, 0], b: [4, 0], c: [1, 3], turn: 90 },
    goal: { covered: true },
    text: { task: 'Csúsztasd és forgasd rá az egyik háromszöget a másikra!', solved: 'Pontosan fedik egymást: egybevágók.' },
    alt: 'Két háromszög, az egyik elforgatva.',
  },
];
