import type { Forces } from './schema.ts';

const WAYS = ['jobbra', 'jobbra felfelé', 'felfelé', 'balra felfelé', 'balra', 'balra lefelé', 'lefelé', 'jobbra lefelé'];

export const wayOf = (angle: number): string => WAYS[Math.round((((angle % 360) + 360) % 360) / 45) % 8] ?? '';
export const forceName = (force: Pick<Forces['forces'][number], 'angle' | 'label'>): string =>
  force.label === undefined ? `${wayOf(force.angle)} mutató erő` : `${force.label.replace('_', '')} erő`;
