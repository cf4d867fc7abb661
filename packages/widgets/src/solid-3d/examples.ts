import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'solid-3d'>[] = [
  {
    mode: 'turn',
    state: { solid: 'prism6' },
    goal: { faces: 8 },
    text: { task: 'Forgasd körbe! Hány lapja van a testnek?', solved: '6 oldallap és 2 alaplap.' },
    alt: 'Szabályos hatszög alapú hasáb.',
  },
  {
    mode: 'edges',
    state: { edge: 'AB' },
    goal: { relation: 'skew' },
    text: { task: 'Jelöld ki az AB éllel kitérő éleket!', solved: 'Négy él kitérő: nem párhuzamosak és nem metszik egymást.' },
    alt: 'Téglatest, az AB él kiemelve.',
  },
  {
    mode: 'diagonal',
    state: { width: 3, depth: 4, height: 12, show: 'body' },
    goal: { value: 13 },
    text: { task: 'Számítsd ki a testátlót!', solved: '3² + 4² + 12² = 13².' },
    alt: 'Téglatest a testátlóval.',
  },
  {
    mode: 'section',
    state: { solid: 'pyramid4', size: 6, height: 9 },
    goal: { at: 0.5 },
    text: { task: 'Vágd el a gúlát fele magasságban!', solved: 'A metszet oldala fele, területe negyede az alapnak.' },
    alt: 'Négyzet alapú gúla metszősíkkal.',
  },
  {
    mode: 'open-book',
    state: { angle: 30 },
    goal: { angle: 90 },
    text: { task: 'Nyisd ki a könyvet úgy, hogy a két lap merőleges legyen!', solved: 'A lapszög 90°.' },
    alt: 'Nyitott könyv két lapja.',
  },
];
