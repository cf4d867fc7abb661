import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'energy-skate'>[] = [
  {
    mode: 'track',
    state: {
      points: [
        [0, 5],
        [3, 0],
        [6, 2],
        [9, 0],
        [12, 5],
      ],
      maxHeight: 6,
      editable: [0, 2],
      mass: 40,
      sliders: ['mass'],
      gates: [{ id: 'volgy', label: 'völgy', x: 3 }],
    },
    goal: { speeds: { volgy: 8 } },
    text: {
      task: 'Milyen magasról induljon, hogy a völgyben 8 m/s legyen a sebessége?',
      solved: '3,2 m-ről: a 10 · 3,2 joule kilogrammonként 8² : 2 mozgási energia lesz. A tömeg nem számít.',
    },
    alt: 'Hullámos gördeszkapálya magasságskálával és energiasávokkal.',
  },
  {
    mode: 'energy',
    state: { mass: 2, maxMass: 10, speed: 3, maxSpeed: 10, height: 0, maxHeight: 5, sliders: ['mass', 'speed'] },
    goal: { kinetic: 36, mass: 2 },
    text: {
      task: 'Növeld négyszeresre a 2 kg-os golyó mozgási energiáját a sebességével: 9 joule-ról 36 joule-ra!',
      solved: 'Kétszeres sebesség kell: 2 · 6² : 2 = 36 joule.',
    },
    alt: 'Golyó sebességnyíllal és három energiasávval.',
  },
];
