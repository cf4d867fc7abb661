import type { VesselInput } from './schema.ts';

export const examples: Record<string, VesselInput> = {
  'pohár pontokkal': {
    kind: 'vessel',
    columns: [{ level: 8 }],
    depth: '20 cm',
    points: [
      { depth: 2, label: 'A', id: 'a' },
      { depth: 7, label: 'B', id: 'b' },
    ],
  },
  'úszó test': { kind: 'vessel', columns: [{ level: 7 }], body: { at: 'floats', label: 'fa', id: 'fa' } },
  'elmerült test': { kind: 'vessel', columns: [{ level: 7 }], body: { at: 'sunk' } },
  közlekedőedény: {
    kind: 'vessel',
    columns: [
      { level: 6, label: 'A', id: 'a' },
      { level: 6, width: 'wide', label: 'B' },
      { level: 6, label: 'C' },
    ],
  },
  'U-cső két folyadékkal': {
    kind: 'vessel',
    columns: [
      { level: 3, upper: 4, label: 'olaj' },
      { level: 6, label: 'víz' },
    ],
  },
};
