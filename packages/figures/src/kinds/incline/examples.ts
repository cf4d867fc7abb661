import type { InclineInput } from './schema.ts';

export const examples: Record<string, InclineInput> = {
  'lejtő méretekkel': { kind: 'incline', slope: 's = 4 m', rise: 'h = 1 m', base: 'b', angle: 20, angleLabel: 'α', body: 'none' },
  'erők a lejtőn': {
    kind: 'incline',
    angle: 28,
    forces: [
      { direction: 'down', label: 'G', id: 'g' },
      { direction: 'normal', label: 'N', size: 0.9, id: 'n' },
      { direction: 'up-slope', label: 'F_s', size: 0.7, id: 'fs' },
    ],
  },
  'golyó a lejtőn': { kind: 'incline', angle: 35, body: 'ball', forces: [{ direction: 'down-slope', label: 'v', size: 0.8 }] },
};
