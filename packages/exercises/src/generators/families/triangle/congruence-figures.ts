import { type Geometry, nameless, type Point } from '../shared/plane-figures.ts';

/** An element of a triangle by its corners 0, 1, 2: a side has two, an angle one. */
export interface Marked {
  sides: ReadonlyArray<readonly [from: number, to: number, ticks: number]>;
  angles: ReadonlyArray<readonly [at: number, marks: number]>;
}

const FIRST = ['A', 'B', 'C'] as const;
const SECOND = ['D', 'E', 'F'] as const;

function turned([x, y]: Point, degrees: number, mirrored: boolean): Point {
  const angle = (degrees * Math.PI) / 180;
  const across = mirrored ? -x : x;
  return [across * Math.cos(angle) - y * Math.sin(angle), across * Math.sin(angle) + y * Math.cos(angle)];
}

/** Moves the points so that their frame begins at `left` and stands on the ground. */
function settled(points: readonly Point[], left: number): Point[] {
  const [x, y] = [Math.min(...points.map(p => p[0])), Math.min(...points.map(p => p[1]))];
  return points.map(p => [p[0] - x + left, p[1] - y]);
}

const marksOf = (names: readonly string[], { sides, angles }: Marked) => {
  const name = (i: number): string => names[i] ?? 'A';
  const others = (at: number): [string, string] => [name((at + 1) % 3), name((at + 2) % 3)];
  return {
    segments: sides.map(([from, to, ticks]) => ({ ends: [name(from), name(to)] as [string, string], ticks })),
    angles: angles.map(([at, marks]) => ({ at: name(at), arms: others(at), marks })),
  };
};

/** Two triangles of one shape beside each other, the second turned and perhaps mirrored, with their marks. */
export function twoTriangles(corners: readonly Point[], turn: number, mirrored: boolean, first: Marked, second: Marked): Geometry {
  const left = settled(corners, 0);
  const right = settled(
    corners.map(corner => turned(corner, turn, mirrored)),
    Math.max(...left.map(p => p[0])) + 2,
  );
  const [one, two] = [marksOf(FIRST, first), marksOf(SECOND, second)];
  const placed = (names: readonly string[], points: readonly Point[]) =>
    names.map((name, i) => [name, nameless(points[i] ?? [0, 0])] as const);
  return {
    kind: 'geometry',
    height: 170,
    points: Object.fromEntries([...placed(FIRST, left), ...placed(SECOND, right)]),
    polygons: [
      { points: [...FIRST], fill: 1 },
      { points: [...SECOND], fill: 2 },
    ],
    segments: [...one.segments, ...two.segments],
    angles: [...one.angles, ...two.angles],
  };
}

/** Two segments that halve each other in O, with their ends joined; the angle at D is asked. */
export function halvingSegments(atA: number, atO: number): Geometry {
  const rad = (degrees: number): number => (degrees * Math.PI) / 180;
  const arm = (5 * Math.sin(rad(atA))) / Math.sin(rad(180 - atA - atO));
  const c: Point = [-arm * Math.cos(rad(atO)), arm * Math.sin(rad(atO))];
  return {
    kind: 'geometry',
    // Room for the labels of two angles in one triangle.
    height: 300,
    points: { O: [0, 0], A: [-5, 0], B: [5, 0], C: c, D: [-c[0], -c[1]] },
    segments: [
      { ends: ['A', 'O'], ticks: 1 },
      { ends: ['O', 'B'], ticks: 1 },
      { ends: ['C', 'O'], ticks: 2 },
      { ends: ['O', 'D'], ticks: 2 },
      ['A', 'C'],
      ['B', 'D'],
    ],
    angles: [
      { at: 'A', arms: ['O', 'C'], label: `${atA}°` },
      { at: 'O', arms: ['C', 'A'], label: `${atO}°` },
      { at: 'D', arms: ['O', 'B'], label: '?', tone: 1 },
    ],
  };
}
