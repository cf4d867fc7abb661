import type { Rng } from '@eszkerek/numbers/chance';
import type { CubesInput } from './schema.ts';

export function random(rng: Rng): CubesInput {
  const width = rng.int(1, 5);
  const towers = Array.from({ length: rng.int(1, 4) }, () => Array.from({ length: width }, () => rng.int(0, 4)));
  const [first = []] = towers;
  first[0] = Math.max(1, first[0] ?? 1);
  return { kind: 'cubes', towers, as: rng.pick(['view', 'plan', 'front', 'side'] as const) };
}
