import type { Rng } from '@eszkerek/numbers/chance';
import type { PlanInput } from './schema.ts';

const NAMES = ['Almás', 'Berek', 'Csermő', 'Dés', 'Erdőd'];

export function random(rng: Rng): PlanInput {
  const names = NAMES.slice(0, rng.int(2, 5));
  const spots = rng.sample(
    Array.from({ length: 20 }, (_, i): [number, number] => [(i % 5) * 3, Math.floor(i / 5) * 3]),
    names.length,
  );
  return {
    kind: 'plan',
    north: rng.chance(0.4),
    places: Object.fromEntries(names.map((name, i) => [name, spots[i] ?? [0, 0]])),
    roads: names.slice(1).map((name, i) => ({
      between: [names[i] ?? name, name] as [string, string],
      label: rng.chance(0.5) ? `${rng.int(2, 40)} km` : undefined,
    })),
    scale: rng.chance(0.5) ? { text: '1 : 50 000' } : undefined,
  };
}
