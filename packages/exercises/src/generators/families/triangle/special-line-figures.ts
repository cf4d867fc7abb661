import type { Geometry, Point } from '../shared/plane-figures.ts';

const [A, B]: [Point, Point] = [
  [0, 0],
  [10, 0],
];

/** The line from C, or through the midpoint of AB, with the marks that tell what it does. `shift` moves C. */
export function drawSpecialLine(kind: 'median' | 'altitude' | 'bisector' | 'perpendicular', shift: number): Geometry {
  const c: Point = [2 + shift, 6];
  const [toA, toB] = [Math.hypot(c[0], c[1]), Math.hypot(10 - c[0], c[1])];
  // The bisector parts AB in the ratio of the two other sides.
  const foot = { median: 5, altitude: c[0], bisector: (10 * toA) / (toA + toB), perpendicular: 5 }[kind];
  const halves = kind === 'median' || kind === 'perpendicular';
  return {
    kind: 'geometry',
    title: `A vastag vonal ${kind === 'perpendicular' ? 'az AB oldalt a T pontban metszi' : 'a CT szakasz, T az AB oldalon van'}`,
    points: {
      A: { at: A, dot: false },
      B: { at: B, dot: false },
      C: { at: c, dot: false },
      T: { at: [foot, 0], dot: halves },
      E: { at: kind === 'perpendicular' ? [5, 6.4] : c, label: false, dot: false },
      F: { at: [5, -1.4], label: false, dot: false },
    },
    polygons: [{ points: ['A', 'B', 'C'] }],
    segments: [
      { ends: kind === 'perpendicular' ? ['F', 'E'] : ['C', 'T'], tone: 1, line: 'bold' },
      ...(halves
        ? [
            { ends: ['A', 'T'] as [string, string], ticks: 2 },
            { ends: ['T', 'B'] as [string, string], ticks: 2 },
          ]
        : []),
    ],
    angles: [
      ...(kind === 'altitude' || kind === 'perpendicular'
        ? [{ at: 'T', arms: ['B', kind === 'altitude' ? 'C' : 'E'] as [string, string], right: 'square' as const }]
        : []),
      ...(kind === 'bisector'
        ? [
            { at: 'C', arms: ['A', 'T'] as [string, string], label: 'α' },
            { at: 'C', arms: ['T', 'B'] as [string, string], label: 'α' },
          ]
        : []),
    ],
  };
}

/** The median from `vertex` to the midpoint `foot`, the centroid G on it, and the length of the given part. */
export function drawCentroid(vertex: string, foot: string): Geometry {
  const corners: Record<string, Point> = { A: [0, 0], B: [11, 0], C: [3.5, 8] };
  const [p = 'B', q = 'C'] = Object.keys(corners).filter(name => name !== vertex);
  return {
    kind: 'geometry',
    height: 230,
    points: {
      ...corners,
      [foot]: { on: [p, q], t: 0.5 },
      G: { on: [vertex, foot], t: 2 / 3 },
    },
    polygons: [{ points: ['A', 'B', 'C'] }],
    segments: [
      { ends: [vertex, foot], tone: 1 },
      { ends: [p, foot], ticks: 1 },
      { ends: [foot, q], ticks: 1 },
    ],
  };
}
