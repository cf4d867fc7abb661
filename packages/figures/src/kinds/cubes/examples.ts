import type { CubesInput } from './schema.ts';

const towers = [
  [1, 1, 0],
  [2, 1, 1],
  [3, 2, 1],
];

export const examples: Record<string, CubesInput> = {
  építmény: { kind: 'cubes', towers },
  alaprajz: { kind: 'cubes', towers, as: 'plan' },
  elölnézet: { kind: 'cubes', towers, as: 'front' },
  oldalnézet: { kind: 'cubes', towers, as: 'side' },
};
