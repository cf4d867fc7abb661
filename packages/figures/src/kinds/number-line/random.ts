import type { Rng } from '@eszkerek/numbers/chance';
import type { NumberLineInput } from './schema.ts';

export function random(rng: Rng): NumberLineInput {
  const step = rng.pick([0.1, 0.5, 1, 2, 5, 10, 100, 1000]);
  const first = rng.int(-12, 6);
  const count = rng.int(3, 14);
  const at = (): number => Math.round((first + rng.int(0, count * 2) / 2) * step * 1e6) / 1e6;
  const spots = [...new Set(Array.from({ length: rng.int(0, 4) }, at))];
  return {
    kind: 'number-line',
    from: first * step,
    to: (first + count) * step,
    step,
    parts: rng.pick([1, 2, 5]),
    points: spots.map((spot, i) => ({ at: spot, label: rng.chance(0.8) ? ['A', 'B', 'C', 'D'][i] : undefined })),
    intervals: rng.chance(0.4)
      ? [{ from: first * step, to: (first + 2) * step, open: rng.pick(['from', 'to', 'both'] as const), label: 'H' }]
      : [],
    jumps: rng.chance(0.3) ? [{ from: first * step, to: (first + 3) * step, label: '+3' }] : [],
  };
}
