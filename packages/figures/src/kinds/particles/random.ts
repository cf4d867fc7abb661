import type { Rng } from '@eszkerek/numbers/chance';
import type { ParticlesInput } from './schema.ts';

export const random = (rng: Rng): ParticlesInput => ({
  kind: 'particles',
  boxes: Array.from({ length: rng.int(1, 4) }, (_, i) => ({
    state: rng.pick(['solid', 'liquid', 'gas', 'mixture'] as const),
    motion: rng.int(0, 3),
    label: rng.chance(0.6) ? 'ABCD'[i] : undefined,
  })),
});
