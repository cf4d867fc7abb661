import type { Rng } from '@eszkerek/numbers/chance';
import type { ParticlesInput } from './schema.ts';

export const random = (rng: Rng): ParticlesInput => {
  const length = rng.int(1, 4);
  return {
    kind: 'particles',
    count: length < 4 && rng.chance(0.3) ? rng.int(4, 12) : undefined,
    boxes: Array.from({ length }, (_, i) => ({
      state: rng.pick(['solid', 'liquid', 'gas', 'mixture'] as const),
      motion: rng.int(0, 3),
      label: rng.chance(0.6) ? 'ABCD'[i] : undefined,
    })),
  };
};
