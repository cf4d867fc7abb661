import type { PlanInput } from './schema.ts';

export const examples: Record<string, PlanInput> = {
  'falvak térképe': {
    kind: 'plan',
    north: true,
    places: { Almás: [0, 0], Berek: [6, 1], Csermő: { at: [4, 5], id: 'csermo' } },
    roads: [
      { between: ['Almás', 'Berek'], label: '6 cm', id: 'ab' },
      { between: ['Berek', 'Csermő'] },
      { between: ['Almás', 'Csermő'], line: 'dash' },
    ],
    scale: { length: 2, label: '5 km' },
  },
  'vonat utasokkal': {
    kind: 'plan',
    places: { utas: { at: [2.4, 0.5], id: 'utas' }, kalauz: { at: [5.4, 0.5], id: 'kalauz' }, fa: { at: [8.5, 2.6], id: 'fa' } },
    areas: [
      {
        corners: [
          [0, 0],
          [7, 0],
          [7, 2.4],
          [0, 2.4],
        ],
        label: 'vonat',
      },
    ],
  },
  'szoba alaprajza': {
    kind: 'plan',
    places: {},
    areas: [
      {
        corners: [
          [0, 0],
          [5, 0],
          [5, 4],
          [0, 4],
        ],
        label: 'szoba',
        id: 'szoba',
      },
      {
        corners: [
          [5, 0],
          [8, 0],
          [8, 3],
          [5, 3],
        ],
        label: 'konyha',
        fill: 2,
      },
    ],
    scale: { text: '1 : 100' },
  },
};
