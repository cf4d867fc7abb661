import type { Rng } from '@eszkerek/numbers/chance';
import type { ClockInput } from './schema.ts';

export const random = (rng: Rng): ClockInput => ({
  kind: 'clock',
  clocks: Array.from({ length: rng.int(1, 3) }, (_, i) => ({
    hour: rng.int(0, 24),
    minute: rng.int(0, 59),
    label: rng.chance(0.5) ? `${i + 1}. óra` : undefined,
  })),
});
