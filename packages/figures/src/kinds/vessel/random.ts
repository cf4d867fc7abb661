import type { Rng } from '@eszkerek/numbers/chance';
import type { VesselInput } from './schema.ts';

export function random(rng: Rng): VesselInput {
  const count = rng.int(1, 3);
  return {
    kind: 'vessel',
    columns: Array.from({ length: count }, (_, i) => ({
      level: rng.int(3, 9),
      width: rng.pick(['narrow', 'wide'] as const),
      label: rng.chance(0.6) ? `${i + 1}. edény`.slice(0, 5) : undefined,
    })),
    points: rng.chance(0.5)
      ? [
          { depth: 1, label: 'A' },
          { depth: 3, label: 'B', column: count },
        ]
      : [],
    depth: count < 3 && rng.chance(0.4) ? `${rng.int(1, 90)} cm` : undefined,
    body: count === 1 && rng.chance(0.4) ? { at: rng.pick(['floats', 'hangs', 'sunk'] as const) } : undefined,
  };
}
