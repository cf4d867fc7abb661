import type { Rng } from '@eszkerek/numbers/chance';
import type { FractionInput } from './schema.ts';

export function random(rng: Rng): FractionInput {
  const form = rng.pick(['bar', 'circle', 'grid', 'set'] as const);
  return {
    kind: 'fraction',
    form,
    wholes: Array.from({ length: rng.int(1, 4) }, (_, i) => {
      const parts = rng.int(1, 16);
      return { parts, shaded: rng.int(0, parts), label: rng.chance(0.6) ? `${i + 1}. tábla` : undefined };
    }),
  };
}
