import type { Rng } from '@eszkerek/numbers/chance';
import type { TableInput } from './schema.ts';

export function random(rng: Rng): TableInput {
  const columns = rng.int(1, 6);
  const cell = (): string | number => rng.pick(['', '?', 'igen', 'nem', rng.int(0, 999), rng.int(1, 99) / 10]);
  return {
    kind: 'table',
    head: Array.from({ length: columns }, (_, i) => `${i + 1}. nap`),
    rows: Array.from({ length: rng.int(1, 7) }, () => Array.from({ length: columns }, cell)),
  };
}
