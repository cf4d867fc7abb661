import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'circle-lab'>[] = [
  {
    mode: 'line',
    state: { radius: 4, distance: 2 },
    goal: { position: 'tangent' },
    text: { task: 'Mozgasd az egyenest, amíg éppen érinti a kört!', solved: 'Érintő: a távolság egyenlő a sugárral.' },
    alt: 'Kör és egy szelő egyenes.',
  },
  {
    mode: 'inscribed',
    state: { arc: 80 },
    goal: { inscribed: 50 },
    text: {
      task: 'Állítsd be az ívet úgy, hogy a kerületi szög 50° legyen!',
      solved: 'A középponti szög 100°: a kerületi szög kétszerese.',
    },
    alt: 'Kör középponti és kerületi szöggel.',
  },
  {
    mode: 'tangent',
    state: { radius: 3, distance: 4 },
    goal: { tangent: 4 },
    text: { task: 'Vidd a külső pontot olyan messzire, hogy az érintőszakasz 4 legyen!', solved: '3² + 4² = 5².' },
    alt: 'Kör és egy külső pontból húzott két érintő.',
  },
  {
    mode: 'sectors',
    state: { radius: 4, sectors: 6 },
    goal: { sectors: 24 },
    text: { task: 'Vágd 24 cikkre a kört! Mire hasonlít az átrendezett alakzat?', solved: 'Téglalapra, amelynek oldalai r és r · π.' },
    alt: 'Hat cikkre vágott kör, mellette a cikkek fésűsen összetolva.',
  },
  {
    mode: 'polygon',
    state: { sides: 3 },
    goal: { angle: 120 },
    text: { task: 'Melyik szabályos sokszög belső szöge 120°?', solved: 'A szabályos hatszögé.' },
    alt: 'Körbe írt szabályos háromszög.',
  },
  {
    mode: 'arc',
    state: { radius: 6, angle: 90 },
    goal: { angle: 60 },
    text: { task: 'Állítsd be a körcikket úgy, hogy a kör hatoda legyen!', solved: '60°: 360° : 6.' },
    alt: 'Körcikk csúszkával.',
  },
];
