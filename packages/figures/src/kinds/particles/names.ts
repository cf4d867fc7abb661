import type { Particles } from './schema.ts';

export const boxName = (box: Particles['boxes'][number], i: number): string =>
  box.label === undefined ? `${i + 1}. kép` : `${box.label} kép`;
