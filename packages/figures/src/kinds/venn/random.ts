import type { Rng } from '@eszkerek/numbers/chance';
import type { Region, VennInput } from './schema.ts';

const TWO: readonly Region[] = ['a', 'b', 'ab'];
const THREE: readonly Region[] = ['a', 'b', 'c', 'ab', 'ac', 'bc', 'abc'];

export function random(rng: Rng): VennInput {
  const three = rng.chance(0.4);
  const regions = three ? THREE : TWO;
  return {
    kind: 'venn',
    sets: three
      ? ['A', 'B', 'C']
      : rng.pick([
          ['A', 'B'],
          ['páros', 'hárommal osztható'],
        ]),
    universe: rng.chance(0.5) ? 'U' : undefined,
    content: Object.fromEntries(
      regions.map(region => [region, three ? [rng.int(0, 99)] : Array.from({ length: rng.int(0, 4) }, () => rng.int(1, 99))]),
    ),
    shaded: regions.filter(() => rng.chance(0.3)),
    choose: rng.chance(0.5),
  };
}
