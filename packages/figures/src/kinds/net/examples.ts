import type { NetInput } from './schema.ts';

export const examples: Record<string, NetInput> = {
  'kocka hálója': {
    kind: 'net',
    of: 'squares',
    cells: [
      { at: [1, 0], label: 1, id: 'l1' },
      { at: [0, 1], label: 2 },
      { at: [1, 1], label: 3, fill: 1 },
      { at: [2, 1], label: 4 },
      { at: [3, 1], label: 5 },
      { at: [1, 2], label: 6, id: 'l6' },
    ],
  },
  'téglatest hálója': { kind: 'net', of: 'box', a: 5, b: 3, c: 2, labels: { a: '5 cm', b: '3 cm', c: '2 cm' } },
  'gúla hálója': { kind: 'net', of: 'pyramid', sides: 4, edge: 4, height: 5, labels: { edge: '4 cm', height: '5 cm' } },
  'hasáb hálója': { kind: 'net', of: 'prism', sides: 3, edge: 4, height: 3, labels: { edge: 'a', height: 'm' } },
  'henger hálója': { kind: 'net', of: 'cylinder', radius: 2, height: 5, labels: { radius: 'r', height: 'm' } },
  'kúp hálója': { kind: 'net', of: 'cone', radius: 2, height: 6, labels: { radius: 'r', height: 'a' } },
};
