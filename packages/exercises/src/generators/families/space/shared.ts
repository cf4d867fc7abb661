type Vec = readonly [number, number, number];

export const VERTICES: Record<string, Vec> = {
  A: [0, 0, 0],
  B: [1, 0, 0],
  C: [1, 1, 0],
  D: [0, 1, 0],
  "A'": [0, 0, 1],
  "B'": [1, 0, 1],
  "C'": [1, 1, 1],
  "D'": [0, 1, 1],
};

const at = (name: string): Vec => VERTICES[name] ?? [0, 0, 0];

const minus3 = (p: Vec, q: Vec): Vec => [p[0] - q[0], p[1] - q[1], p[2] - q[2]];

/** A line of the cube: two vertices in the alphabetical order of a drawing. */
export type Line = readonly [string, string];

const POSITIONS = { parallel: 'párhuzamosak', crossing: 'metszik egymást', skew: 'kitérők' } as const;

type Position = keyof typeof POSITIONS;

/** By counting: shared vertex, equal directions, else whether four vertices lie on a face or a diagonal plane. */
export function positionOf(l: Line, m: Line): Position {
  if (l.some(v => m.includes(v))) return 'crossing';
  const [u, v] = [minus3(at(l[1]), at(l[0])), minus3(at(m[1]), at(m[0]))];
  if (u.every((c, i) => c === v[i]) || u.every((c, i) => c === -(v[i] ?? 0))) return 'parallel';
  // Two diagonals of one face meet in its centre; so do two space diagonals.
  const middle = (k: Line): string =>
    at(k[0])
      .map((c, i) => c + (at(k[1])[i] ?? 0))
      .join();
  return middle(l) === middle(m) ? 'crossing' : 'skew';
}
