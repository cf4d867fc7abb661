import type { Rng } from '@eszkerek/numbers/chance';
import type { CoordinateInput } from './schema.ts';

const NAMES = ['A', 'B', 'C', 'D', 'P', 'Q'];

export function random(rng: Rng): CoordinateInput {
  const both = rng.chance(0.6);
  const far = rng.int(3, 9);
  const low = both ? -rng.int(2, far) : 0;
  const point = (): [number, number] => [rng.int(low, far), rng.int(low, far)];
  return {
    kind: 'coordinate',
    square: rng.chance(0.7),
    x: { min: low, max: far, label: rng.chance(0.5) ? 'x' : undefined },
    y: { min: low, max: far, label: rng.chance(0.5) ? 't (°C)' : undefined },
    points: NAMES.slice(0, rng.int(0, 5)).map(name => ({ at: point(), name })),
    chains: rng.chance(0.5) ? [{ points: Array.from({ length: rng.int(2, 5) }, point), closed: rng.chance(0.3), label: 'S' }] : [],
    curves: rng.chance(0.4) ? [{ of: { polynomial: [rng.int(-2, 2), rng.int(-2, 2), rng.int(-1, 1)] }, label: 'f' }] : [],
  };
}
