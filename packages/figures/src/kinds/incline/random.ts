import type { Rng } from '@eszkerek/numbers/chance';
import type { InclineInput } from './schema.ts';

export const random = (rng: Rng): InclineInput => ({
  kind: 'incline',
  angle: rng.int(12, 45),
  angleLabel: rng.chance(0.5) ? `${rng.int(10, 45)}°` : undefined,
  slope: rng.chance(0.5) ? `${rng.int(2, 40)} m` : undefined,
  rise: rng.chance(0.5) ? `${rng.int(1, 9)} m` : undefined,
  base: rng.chance(0.3) ? `${rng.int(1, 9)} m` : undefined,
  body: rng.pick(['block', 'ball', 'none'] as const),
  forces: (['down', 'normal', 'up-slope', 'down-slope'] as const)
    .filter(() => rng.chance(0.5))
    .map((direction, i) => ({ direction, label: `F_${i + 1}`, size: rng.pick([0.5, 0.8, 1]) })),
});
