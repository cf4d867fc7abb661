import type { Rng } from '@eszkerek/numbers/chance';
import type { NetInput } from './schema.ts';

export function random(rng: Rng): NetInput {
  const n = (): number => rng.int(2, 9);
  const size = (): string => `${rng.int(1, 60)} cm`;
  const sides = rng.pick([3, 4, 6] as const);
  const radius = n();
  return rng.pick<NetInput>([
    {
      kind: 'net',
      of: 'squares',
      cells: Array.from({ length: rng.int(3, 7) }, (_, i) => ({ at: [i % 4, Math.floor(i / 4) + rng.int(0, 1) * 2], label: i + 1 })),
    },
    { kind: 'net', of: 'box', a: n(), b: n(), c: n(), labels: { a: size(), b: size(), c: size() } },
    { kind: 'net', of: 'pyramid', sides, edge: n(), height: n(), labels: { edge: size(), height: size() } },
    { kind: 'net', of: 'prism', sides, edge: n(), height: n(), labels: { edge: size(), height: size() } },
    { kind: 'net', of: 'cylinder', radius, height: n(), labels: { radius: size(), height: size() } },
    { kind: 'net', of: 'cone', radius, height: radius + n(), labels: { radius: size(), height: size() } },
  ]);
}
