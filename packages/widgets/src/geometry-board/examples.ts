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
    alt: 'AB szakasz és körző.',
  },
];
