import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'geometry-board'>[] = [
  {
    mode: 'points',
    state: {
      points: [
        { id: 'a', label: 'A', at: [2, 2] },
        { id: 'b', label: 'B', at: [6, 4] },
        { id: 'c', label: 'C', at: [9, 2] },
      ],
      draw: [{ type: 'line', from: 'a', to: 'b', label: 'e' }],
    },
    goal: { collinear: ['a', 'b', 'c'] },
    text: { task: 'Vidd a C pontot az AB egyenesre!', solved: 'A három pont egy egyenesen van: kollineáris.' },
    alt: 'Három pont, kettőn át egyenes.',
  },
  {
    mode: 'transversal',
    state: { angle: 60, tilt: 10 },
    goal: { angle: 60, parallel: true },
    text: { task: 'Forgasd az alsó egyenest, amíg párhuzamos lesz a felsővel!', solved: 'A megfelelő szögek egyenlők.' },
    alt: 'Két egyenes és egy szelő.',
  },
  {
    mode: 'construct',
    state: { what: 'perpendicular-bisector' },
    goal: { finished: true },
    text: { task: 'Szerkeszd meg az AB szakasz felezőmerőlegesét!', solved: 'Minden pontja egyenlő messze van A-tól és B-től.' },
    alt: 'Üres lap az AB szakasszal; körző, vonalzó és derékszögű vonalzó.',
  },
  {
    mode: 'construct',
    state: { what: 'angle-bisector', tools: ['compass', 'ruler', 'point'] },
    goal: { finished: true },
    text: {
      task: 'Felezd meg az O csúcsú szöget körzővel és vonalzóval!',
      solved: 'A szögfelező minden pontja egyforma messze van a két szártól.',
    },
    alt: 'Lap egy O csúcsú hegyesszöggel, a szárai a és b.',
  },
  {
    mode: 'construct',
    state: { what: 'mirror-point' },
    goal: { finished: true },
    text: {
      task: 'Szerkeszd meg a P pont tükörképét a t tengelyre!',
      solved: 'A tükörkép a tengely másik oldalán van, ugyanolyan messze.',
    },
    alt: 'Lap a t tengellyel és fölötte a P ponttal.',
  },
  {
    mode: 'construct',
    state: { what: 'triangle-sss', sides: [5, 6, 7] },
    goal: { finished: true },
    text: { task: 'Szerkeszd meg a háromszöget: a = 5 cm, b = 6 cm, c = 7 cm!', solved: 'Három oldal egyértelműen megadja a háromszöget.' },
    alt: 'Lap az A kezdőpontú félegyenessel és három megadott szakasszal.',
  },
  {
    mode: 'construct',
    state: { what: 'triangle-sas', sides: [5, 7], angle: 50 },
    goal: { finished: true },
    text: {
      task: 'Szerkeszd meg a háromszöget: b = 5 cm, c = 7 cm, a közbezárt szög α!',
      solved: 'Két oldal és a közbezárt szög megadja a háromszöget.',
    },
    alt: 'Lap az A kezdőpontú félegyenessel, két megadott szakasszal és az α szöggel.',
  },
  {
    mode: 'construct',
    state: { what: 'circumcircle' },
    goal: { finished: true },
    text: { task: 'Szerkeszd meg a háromszög köré írt kört!', solved: 'A középpont mindhárom csúcstól egyforma messze van.' },
    alt: 'Lap az ABC háromszöggel.',
  },
];
