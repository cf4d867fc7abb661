import { letterArticle } from '@eszkerek/numbers/hungarian';
import { type Line, VERTICES } from './shared.ts';

export type Vec = readonly [number, number, number];

const NAMES_8 = Object.keys(VERTICES);
export const at = (name: string): Vec => VERTICES[name] ?? [0, 0, 0];

export const minus3 = (p: Vec, q: Vec): Vec => [p[0] - q[0], p[1] - q[1], p[2] - q[2]];
export const dot = (p: Vec, q: Vec): number => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
export const cross = (p: Vec, q: Vec): Vec => [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]];
export const length = (p: Vec): number => Math.sqrt(dot(p, p));

export const direction = ([p, q]: Line): Vec => minus3(at(q), at(p));
export const between = (l: Line, m: Line): Vec => minus3(at(m[0]), at(l[0]));

/** Lines through two vertices of the cube, by the length of their segment. */
export const LINES: readonly Line[] = NAMES_8.flatMap((p, i) => NAMES_8.slice(i + 1).map((q): Line => [p, q]));
const ofLength = (square: number): readonly Line[] => LINES.filter(line => dot(direction(line), direction(line)) === square);
export const EDGES = ofLength(1);
export const FACE_DIAGONALS = ofLength(2);

export const nameOf = ([p, q]: Line): string => `${p}${q}`;
export const theLine = (l: Line): string => `${letterArticle(l[0])} $${nameOf(l)}$`;
export const BODY = "Az $ABCDA'B'C'D'$ kockában";

/** The angle of two lines in degrees: 0, 45, 60 or 90 between edges and face diagonals. */
export function angleOf(l: Line, m: Line): number {
  const [u, v] = [direction(l), direction(m)];
  const cosSquare = dot(u, v) ** 2 / (dot(u, u) * dot(v, v));
  return cosSquare === 0 ? 90 : cosSquare === 0.5 ? 45 : cosSquare === 0.25 ? 60 : 0;
}

/** The same by the law of cosines on the triangle of the two directions. */
export function angleByCosines(l: Line, m: Line): number {
  const [u, v] = [direction(l), direction(m)];
  const [a, b, c] = [length(u), length(v), length(minus3(u, v))];
  const found = (Math.acos((a * a + b * b - c * c) / (2 * a * b)) * 180) / Math.PI;
  return Math.min(found, 180 - found);
}
