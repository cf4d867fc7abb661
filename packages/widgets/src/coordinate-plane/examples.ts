import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'coordinate-plane'>[] = [
  {
    mode: 'points',
    state: { x: [-5, 5], y: [-5, 5], points: [{ id: 'a', label: 'A', at: [0, 0] }] },
    goal: { points: { a: [3, -2] } },
    text: { task: 'Vidd az A pontot a (3; −2) helyre!', solved: 'Három jobbra, kettő lefelé: ez a negyedik síknegyed.' },
    alt: 'Koordináta-rendszer −5-től 5-ig, az A pont az origóban.',
  },
  {
    mode: 'battleship',
    state: {
      x: [-4, 4],
      y: [-4, 4],
      ships: [
        [2, 3],
        [-3, 1],
        [1, -4],
      ],
    },
    goal: { hitAll: true, maxShots: 14 },
    text: { task: 'Találd el a három hajót! A lövés jelzi, merre van a legközelebbi.', solved: 'Talált, süllyedt!' },
    alt: 'Koordináta-rendszer −4-től 4-ig, három elrejtett hajóval.',
  },
  {
    mode: 'distance',
    state: { x: [-2, 8], y: [-2, 8], a: [1, 1], b: [3, 1] },
    goal: { distance: 5 },
    text: {
      task: 'Vidd a B pontot úgy, hogy az A ponttól 5 egységre legyen, de ne vízszintesen és ne függőlegesen!',
      solved: 'A 3 és 4 hosszú befogók átfogója 5.',
    },
    alt: 'Két pont a koordináta-rendszerben, köztük derékszögű háromszög.',
  },
  {
    mode: 'proportional',
    state: { x: [0, 8], y: [0, 24], slope: 1, xLabel: 'idő (h)', yLabel: 'út (km)' },
    goal: { slope: 3 },
    text: { task: 'Óránként 3 km-t teszel meg. Állítsd be a félegyenest!', solved: 'Minden pontban y : x = 3.' },
    alt: 'Félegyenes az origóból.',
  },
  {
    mode: 'lines',
    state: {
      x: [-6, 6],
      y: [-6, 6],
      lines: [
        { label: 'e', slope: 1, intercept: 1, fixed: true },
        { label: 'f', slope: -1, intercept: 0 },
      ],
    },
    goal: { meet: [1, 2] },
    text: { task: 'Told el az f egyenest, hogy az (1; 2) pontban messe az e-t!', solved: 'A metszéspont mindkét egyenletet kielégíti.' },
    alt: 'Két metsző egyenes a koordináta-rendszerben.',
  },
];
