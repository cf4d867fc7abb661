import type { Rng } from '@eszkerek/numbers/chance';
import type { WaveInput } from './schema.ts';

export const random = (rng: Rng): WaveInput => ({
  kind: 'wave',
  waves: Array.from({ length: rng.int(1, 3) }, (_, i) => ({
    amplitude: rng.int(2, 10) / 10,
    periods: rng.int(1, 7),
    label: rng.chance(0.5) ? 'ABC'[i] : undefined,
  })),
  amplitudeLabel: rng.chance(0.4) ? `${rng.int(1, 40)} cm` : undefined,
  lengthLabel: rng.chance(0.4) ? `${rng.int(1, 40)} m` : undefined,
  axis: rng.chance(0.5) ? 't (s)' : undefined,
});
