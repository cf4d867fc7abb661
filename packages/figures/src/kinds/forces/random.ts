import type { Rng } from '@eszkerek/numbers/chance';
import type { ForcesInput } from './schema.ts';

export const random = (rng: Rng): ForcesInput => ({
  kind: 'forces',
  body: rng.pick(['block', 'ball', 'point'] as const),
  ground: rng.chance(0.3),
  grid: rng.chance(0.5),
  square: rng.chance(0.5) ? '1 négyzet = 5 N' : undefined,
  forces: rng
    .sample([0, 45, 90, 135, 180, 225, 270, 315], rng.int(1, 4))
    .map((angle, i) => ({ angle, size: rng.int(2, 6), label: `F_${i + 1}` })),
});
