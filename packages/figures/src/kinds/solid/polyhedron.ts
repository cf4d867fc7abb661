import { isVisible, middle3, type Point3 } from '../../kit/space.ts';
import type { Solid } from './schema.ts';

export type FlatBody = Extract<Solid['body'], { shape: 'box' | 'prism' | 'pyramid' | 'frustum' }>;
export interface Polyhedron {
  /** In the order of their names. */
  points: Map<string, Point3>;
  faces: string[][];
}

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'];
/** Turns a regular base so that no edge hides another in the slanted view. */
const TURN: Record<number, number> = { 3: -150, 4: -135, 6: -120 };

function base(sides: number, edge: number, z: number): Point3[] {
  const r = edge / (2 * Math.sin(Math.PI / sides));
  return Array.from({ length: sides }, (_, i) => {
    const angle = (((TURN[sides] ?? 0) + (360 * i) / sides) * Math.PI) / 180;
    return { x: r * Math.cos(angle), y: r * Math.sin(angle), z };
  });
}

const named = (points: readonly Point3[], mark = ''): [string, Point3][] =>
  points.map((point, i) => [`${LETTERS[i] ?? '?'}${mark}`, point]);
const around = <T>(items: readonly T[]): [T, T][] => items.map((item, i) => [item, items[(i + 1) % items.length] ?? item]);

/** Corners and faces; O is the middle of the base, O' of the top. */
export function polyhedron(body: FlatBody): Polyhedron {
  if (body.shape === 'pyramid') {
    const floor = named(base(body.sides, body.edge, 0));
    const ring = floor.map(([name]) => name);
    const points = new Map([...floor, ['V', { x: 0, y: 0, z: body.height }] as const]);
    return { points, faces: [ring, ...around(ring).map(([a, b]) => [a, b, 'V'])] };
  }
  const [bottom, top] =
    body.shape === 'box'
      ? [rectangle(body.a, body.b, 0), rectangle(body.a, body.b, body.c)]
      : [base(body.sides, body.edge, 0), base(body.sides, body.shape === 'frustum' ? body.top : body.edge, body.height)];
  const [floor, roof] = [named(bottom), named(top, "'")];
  const ring = floor.map(([name]) => name);
  return {
    points: new Map([...floor, ...roof]),
    faces: [ring, roof.map(([name]) => name), ...around(ring).map(([a, b]) => [a, b, `${b}'`, `${a}'`])],
  };
}

const rectangle = (a: number, b: number, z: number): Point3[] => [
  { x: -a / 2, y: -b / 2, z },
  { x: a / 2, y: -b / 2, z },
  { x: a / 2, y: b / 2, z },
  { x: -a / 2, y: b / 2, z },
];

export interface Edge {
  ends: [string, string];
  hidden: boolean;
}

export function seenFaces({ points, faces }: Polyhedron): string[][] {
  const middle = middle3([...points.values()]);
  return faces.filter(face =>
    isVisible(
      face.map(name => points.get(name) ?? middle),
      middle,
    ),
  );
}

/** An edge is hidden when both of its faces look away. */
export function edgesOf({ points, faces }: Polyhedron): Edge[] {
  const middle = middle3([...points.values()]);
  const found = new Map<string, Edge>();
  for (const face of faces) {
    const visible = isVisible(
      face.map(name => points.get(name) ?? middle),
      middle,
    );
    for (const [a, b] of around(face)) {
      const key = [a, b].sort().join(' ');
      const known = found.get(key);
      if (known) known.hidden &&= !visible;
      else found.set(key, { ends: [a, b], hidden: !visible });
    }
  }
  return [...found.values()];
}
