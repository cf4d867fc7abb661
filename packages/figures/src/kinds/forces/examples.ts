import type { ForcesInput } from './schema.ts';

export const examples: Record<string, ForcesInput> = {
  'test a talajon': {
    kind: 'forces',
    ground: true,
    forces: [
      { angle: 270, size: 3, label: 'G', id: 'g' },
      { angle: 90, size: 3, label: 'N', id: 'n' },
      { angle: 0, size: 4, label: 'F', id: 'f' },
      { angle: 180, size: 2, label: 'F_s', id: 'fs' },
    ],
  },
  'erők négyzetrácson': {
    kind: 'forces',
    body: 'point',
    grid: true,
    square: '1 négyzet = 10 N',
    forces: [
      { angle: 0, size: 4, label: 'F_1' },
      { angle: 90, size: 3, label: 'F_2' },
      { angle: 36.87, size: 5, label: 'R', line: 'dash', tone: 3 },
    ],
  },
  'golyó két kötélen': {
    kind: 'forces',
    body: 'ball',
    forces: [
      { angle: 45, size: 3 },
      { angle: 135, size: 3 },
      { angle: 270, size: 4, label: 'G' },
    ],
  },
};
