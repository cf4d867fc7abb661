import type { Rng } from '@eszkerek/numbers/chance';
import { distance } from '../../kit/geometry.ts';
import type { GeometryInput } from './schema.ts';

const NAMES = ['A', 'B', 'C', 'D', 'E'];

/** A convex polygon with names, lengths and angles, as a question would draw it. */
export function random(rng: Rng): GeometryInput {
  const count = rng.int(3, 5);
  const names = NAMES.slice(0, count);
  const points = Object.fromEntries(
    names.map((name, i) => {
      const angle = ((i + rng.int(-25, 25) / 100) / count) * 2 * Math.PI;
      const r = rng.int(35, 60) / 10;
      return [name, [Math.round(Math.cos(angle) * r * 10) / 10, Math.round(Math.sin(angle) * r * 10) / 10] as [number, number]];
    }),
  );
  const at = (name: string): { x: number; y: number } => ({ x: points[name]?.[0] ?? 0, y: points[name]?.[1] ?? 0 });
  const next = (i: number): string => names[(i + 1) % count] ?? 'A';
  return {
    kind: 'geometry',
    points: rng.chance(0.4) ? { ...points, P: [0, 0] } : points,
    polygons: [{ points: names, fill: rng.chance(0.5) ? rng.pick([1, 2, 3, 4, 5, 6] as const) : undefined }],
    segments: [
      ...names.flatMap((name, i) => {
        if (rng.chance(0.4)) return [];
        const label = rng.chance(0.8) ? `${Math.round(distance(at(name), at(next(i))) * 10) / 10} cm`.replace('.', ',') : undefined;
        return [{ ends: [name, next(i)] as [string, string], label, ticks: rng.chance(0.3) ? rng.int(1, 3) : undefined }];
      }),
      ...(count > 3 && rng.chance(0.5) ? [{ ends: ['A', 'C'] as [string, string], line: 'dash' as const, label: 'e' }] : []),
    ],
    angles: names.flatMap((name, i) =>
      rng.chance(0.5)
        ? []
        : [
            {
              at: name,
              arms: [next(i), names[(i + count - 1) % count] ?? 'A'] as [string, string],
              label: rng.pick(['α', '72°', 'x', '105°']),
              marks: rng.int(1, 3),
            },
          ],
    ),
    grid: rng.chance(0.3) ? 1 : undefined,
  };
}
