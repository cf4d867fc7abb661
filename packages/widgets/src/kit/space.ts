export type Vec = [number, number, number];

export interface Solid {
  vertices: Vec[];
  /** Corners of each face, counter-clockwise seen from outside. */
  faces: number[][];
}

export interface View {
  yaw: number;
  pitch: number;
}

const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** x to the right, y away from the viewer, z up; the result is [right, up, towards the viewer]. */
export function turn([x, y, z]: Vec, { yaw, pitch }: View): Vec {
  const [cy, sy, cp, sp] = [Math.cos(rad(yaw)), Math.sin(rad(yaw)), Math.cos(rad(pitch)), Math.sin(rad(pitch))];
  const [rx, ry] = [x * cy - y * sy, x * sy + y * cy];
  return [rx, z * cp + ry * sp, z * sp - ry * cp];
}

export const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const cross = (a: Vec, b: Vec): Vec => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
export const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vec) => Math.sqrt(dot(a, a));
/** Degrees between two directions. */
export const angleBetween = (a: Vec, b: Vec) => (Math.acos(Math.max(-1, Math.min(1, dot(a, b) / (length(a) * length(b))))) * 180) / Math.PI;

const ring = (n: number, r: number, z: number): Vec[] =>
  Array.from({ length: n }, (_, i) => [r * Math.cos((2 * Math.PI * (i + 0.5)) / n), r * Math.sin((2 * Math.PI * (i + 0.5)) / n), z]);

/** A regular prism, pyramid (top radius 0) or frustum, standing on the ground with its middle on the axis. */
export function frustum(n: number, bottom: number, top: number, height: number): Solid {
  const low = ring(n, bottom, 0);
  const next = (i: number) => (i + 1) % n;
  if (top === 0) {
    return { vertices: [...low, [0, 0, height]], faces: [low.map((_, i) => n - 1 - i), ...low.map((_, i) => [i, next(i), n])] };
  }
  return {
    vertices: [...low, ...ring(n, top, height)],
    faces: [low.map((_, i) => n - 1 - i), low.map((_, i) => n + i), ...low.map((_, i) => [i, next(i), n + next(i), n + i])],
  };
}

/** A B C D on the ground, E F G H above them. */
export function cuboid(width: number, depth: number, height: number): Solid {
  const [x, y] = [width / 2, depth / 2];
  const base: [number, number][] = [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ];
  return {
    vertices: [...base.map(([a, b]): Vec => [a, b, 0]), ...base.map(([a, b]): Vec => [a, b, height])],
    faces: [
      [3, 2, 1, 0],
      [4, 5, 6, 7],
      [0, 1, 5, 4],
      [1, 2, 6, 5],
      [2, 3, 7, 6],
      [3, 0, 4, 7],
    ],
  };
}

export function sphere(radius: number, rows = 10, columns = 18): Solid {
  const vertices: Vec[] = [];
  for (let r = 0; r <= rows; r++)
    for (let c = 0; c < columns; c++) {
      const [a, b] = [(Math.PI * r) / rows - Math.PI / 2, (2 * Math.PI * c) / columns];
      vertices.push([radius * Math.cos(a) * Math.cos(b), radius * Math.cos(a) * Math.sin(b), radius + radius * Math.sin(a)]);
    }
  const faces: number[][] = [];
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const d = (c + 1) % columns;
      faces.push([r * columns + c, r * columns + d, (r + 1) * columns + d, (r + 1) * columns + c]);
    }
  return { vertices, faces };
}

/** Each edge once, as a pair of corners. */
export function edges({ faces }: Solid): [number, number][] {
  const seen = new Map<string, [number, number]>();
  for (const face of faces)
    face.forEach((a, i) => {
      const b = face[(i + 1) % face.length] ?? a;
      seen.set([Math.min(a, b), Math.max(a, b)].join(), [Math.min(a, b), Math.max(a, b)]);
    });
  return [...seen.values()];
}

export const normal = (points: Vec[]): Vec => {
  const [a, b, c] = points;
  return a && b && c ? cross(minus(b, a), minus(c, a)) : [0, 0, 1];
};
