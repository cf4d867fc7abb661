import type { CoordinateInput } from './schema.ts';

const plane = { x: { min: -5, max: 5 }, y: { min: -4, max: 4 } };

export const examples: Record<string, CoordinateInput> = {
  'pontok a síkban': {
    kind: 'coordinate',
    ...plane,
    points: [
      { at: [3, 2], name: 'A', id: 'a' },
      { at: [-2, 1], name: 'B', id: 'b' },
      { at: [-3, -3], name: 'C', tone: 1 },
      { at: [2, 0], name: 'D', hollow: true },
    ],
  },
  'sokszög és szakasz': {
    kind: 'coordinate',
    x: { min: 0, max: 8 },
    y: { min: 0, max: 6 },
    chains: [
      {
        points: [
          [1, 1],
          [5, 1],
          [4, 4],
        ],
        closed: true,
        fill: 2,
        label: 'T',
        id: 't',
      },
      {
        points: [
          [6, 1],
          [7, 5],
        ],
        tone: 1,
      },
    ],
  },
  'egyenes és parabola': {
    kind: 'coordinate',
    x: { min: -4, max: 4, label: 'x' },
    y: { min: -2, max: 6, label: 'y' },
    lines: [
      {
        through: [
          [0, 1],
          [2, 3],
        ],
        label: 'f',
        tone: 1,
        id: 'f',
      },
    ],
    curves: [{ of: { polynomial: [0, 0, 1] }, label: 'g', tone: 3 }],
  },
  'más függvények': {
    kind: 'coordinate',
    x: { min: -4, max: 6 },
    y: { min: -4, max: 5 },
    curves: [
      { of: { reciprocal: 4 }, tone: 1 },
      { of: { absolute: [1, 1, -3] }, tone: 2, line: 'dash' },
      { of: { root: [1, 0, 2] }, from: 0, to: 5, tone: 4 },
    ],
  },
  'út–idő grafikon': {
    kind: 'coordinate',
    square: false,
    x: { min: 0, max: 60, step: 10, label: 't (perc)' },
    y: { min: 0, max: 8, step: 2, label: 's (km)' },
    chains: [
      {
        points: [
          [0, 0],
          [20, 4],
          [40, 4],
          [60, 8],
        ],
        tone: 1,
        id: 'ut',
      },
    ],
  },
  'vázlat számok nélkül': {
    kind: 'coordinate',
    square: false,
    grid: false,
    height: 150,
    x: { min: 0, max: 10, numbers: false, label: 'idő' },
    y: { min: 0, max: 5, numbers: false, label: 'magasság' },
    chains: [
      {
        points: [
          [0, 1],
          [3, 4],
          [6, 4],
          [9, 0],
        ],
      },
    ],
  },
};
