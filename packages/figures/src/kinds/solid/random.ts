import type { Rng } from '@eszkerek/numbers/chance';
import type { SolidInput } from './schema.ts';

function body(rng: Rng): SolidInput['body'] {
  const n = (): number => rng.int(2, 9);
  const sides = rng.pick([3, 4, 6] as const);
  return rng.pick<SolidInput['body']>([
    { shape: 'box', a: n(), b: n(), c: n() },
    { shape: 'prism', sides, edge: n(), height: n() },
    { shape: 'pyramid', sides, edge: n(), height: n() },
    { shape: 'frustum', sides, edge: 6, top: rng.int(2, 4), height: n() },
    { shape: 'cylinder', radius: n(), height: n() },
    { shape: 'cone', radius: n(), height: n() },
    { shape: 'cone-frustum', radius: 6, top: rng.int(2, 4), height: n() },
    { shape: 'sphere', radius: n() },
  ]);
}

export function random(rng: Rng): SolidInput {
  const solid = body(rng);
  const size = (): string => `${rng.int(2, 40)} cm`;
  const flat = solid.shape === 'box' || solid.shape === 'prism' || solid.shape === 'pyramid' || solid.shape === 'frustum';
  const inner: [string, string] =
    solid.shape === 'pyramid' || solid.shape === 'cone' ? ['V', 'O'] : solid.shape === 'sphere' ? ['O', 'P'] : ['O', "O'"];
  return {
    kind: 'solid',
    body: solid,
    names: rng.chance(0.6),
    segments: [
      { ends: flat ? ['A', 'B'] : ['O', 'P'], label: size() },
      ...(flat ? [{ ends: ['B', 'C'] satisfies [string, string], label: size() }] : []),
      ...(solid.shape === 'sphere' ? [] : [{ ends: inner, label: 'm' }]),
    ],
  };
}
