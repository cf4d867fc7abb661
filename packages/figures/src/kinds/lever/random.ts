import type { Rng } from '@eszkerek/numbers/chance';
import type { LeverInput } from './schema.ts';

export function random(rng: Rng): LeverInput {
  const length = rng.int(6, 14);
  const pivot = rng.int(2, length - 2);
  return {
    kind: 'lever',
    length,
    pivot,
    tilt: rng.chance(0.3) ? undefined : rng.pick(['left', 'right'] as const),
    marks: rng.chance(0.7),
    loads: [
      { at: rng.int(0, pivot - 1), label: `${rng.int(1, 90)} N` },
      { at: rng.int(pivot + 1, length), label: 'F', as: rng.pick(['weight', 'pan', 'down', 'up'] as const) },
    ],
    arms: rng.chance(0.4) ? [{ from: 0, to: pivot, label: `${rng.int(1, 9)} dm` }] : [],
  };
}
