import type { Rng } from '@eszkerek/numbers/chance';
import type { ChartInput } from './schema.ts';

const NAMES = ['alma', 'körte', 'szilva', 'H', 'K', 'Sze', 'január', 'foci', 'úszás', 'kutya', '5. a', '12 h'];

export function random(rng: Rng): ChartInput {
  const form = rng.pick(['bar', 'line', 'pie', 'pictogram'] as const);
  const count = form === 'pie' ? rng.int(2, 6) : rng.int(2, 7);
  const each = rng.pick([1, 2, 5, 10]);
  const items = rng
    .sample(NAMES, count)
    .map(name => ({ name, value: form === 'pictogram' ? (each * rng.int(1, 18)) / 2 : rng.int(2, 40) }));
  return { kind: 'chart', form, items, each, values: rng.chance(0.4), percent: form === 'pie' && rng.chance(0.4) };
}
