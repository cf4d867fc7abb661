import type { Rng } from '@eszkerek/numbers/chance';
import type { CircuitInput } from './schema.ts';

type Item = CircuitInput['loop'][number];
type Part = Extract<Item, { part: unknown }>;

export function random(rng: Rng): CircuitInput {
  let count = 0;
  const part = (across = false): Part => {
    count += 1;
    return {
      part: rng.pick(['resistor', 'bulb', 'switch', 'ammeter', 'motor', 'fuse', 'bell'] as const),
      label: rng.chance(0.7) ? `R_${count}` : undefined,
      open: rng.chance(0.3),
      across: across && rng.chance(0.2) ? { label: 'U' } : undefined,
    };
  };
  const group = (): Item => ({
    parallel: Array.from({ length: rng.int(2, 3) }, () => Array.from({ length: rng.int(1, 2) }, () => part())),
  });
  const loop = rng.chance(0.5) ? Array.from({ length: rng.int(1, 3) }, () => part(true)) : [part(), group()];
  return { kind: 'circuit', source: { label: rng.chance(0.5) ? `${rng.int(1, 24)} V` : undefined }, loop };
}
