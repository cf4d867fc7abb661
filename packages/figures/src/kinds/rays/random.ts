import type { Rng } from '@eszkerek/numbers/chance';
import type { RaysInput } from './schema.ts';

export function random(rng: Rng): RaysInput {
  const angle = rng.int(5, 75);
  const focus = rng.int(2, 5);
  const obstacle = rng.int(1, 5);
  return rng.pick<RaysInput>([
    {
      kind: 'rays',
      at: 'mirror',
      angle,
      inLabel: `${angle}°`,
      outLabel: rng.chance(0.5) ? 'β' : undefined,
      mirrorLabel: rng.chance(0.3) ? `${90 - angle}°` : undefined,
    },
    { kind: 'rays', at: 'border', angle, refracted: rng.int(5, 70), upper: 'levegő', lower: 'üveg', inLabel: `${angle}°`, outLabel: 'β' },
    {
      kind: 'rays',
      at: 'convex-lens',
      focus,
      object: rng.pick([focus * 1.5, focus * 2, focus * 3, focus * 0.5]),
      labels: { object: 'T', image: 'K' },
    },
    { kind: 'rays', at: 'concave-lens', focus, object: focus * rng.int(1, 3), labels: { image: 'K' } },
    { kind: 'rays', at: 'prism', colours: rng.chance(0.5) },
    {
      kind: 'rays',
      at: 'shadow',
      obstacle,
      screen: obstacle + rng.int(1, 8),
      size: rng.int(1, 9),
      labels: { obstacle: `${rng.int(1, 90)} cm`, shadow: '?', near: `${rng.int(1, 90)} cm`, far: `${rng.int(90, 300)} cm` },
    },
  ]);
}
