import type { Wave } from './schema.ts';

export const waveName = (wave: Wave['waves'][number], i: number): string =>
  wave.label === undefined ? `${i + 1}. hullám` : `${wave.label} hullám`;
