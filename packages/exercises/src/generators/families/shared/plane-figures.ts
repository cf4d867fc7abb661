import type { FigureInput } from '@eszkerek/figures/schema';

export type Geometry = Extract<FigureInput, { kind: 'geometry' }>;
export type Point = [number, number];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** From the origin: 0° to the right, 90° upwards. */
export const polar = (length: number, degrees: number): Point => [length * Math.cos(radians(degrees)), length * Math.sin(radians(degrees))];

/** The third corner above a base that starts at the origin, from the angles at its left and right end. */
export const apexByAngles = (base: number, left: number, right: number): Point =>
  polar((base * Math.sin(radians(right))) / Math.sin(radians(left + right)), left);

/** The same from the lengths of the two other sides. */
export function apexBySides(base: number, left: number, right: number): Point {
  const x = (left ** 2 + base ** 2 - right ** 2) / (2 * base);
  return [x, Math.sqrt(Math.max(0, left ** 2 - x ** 2))];
}

/** A corner that is drawn without a name. */
export const nameless = (at: Point) => ({ at, label: false as const, dot: false });

interface PolygonMarks {
  /** False: the corners have no names. */
  named?: boolean;
  fill?: 1 | 2 | 3 | 4 | 5 | 6;
  /** By the names of the ends: `AB`. */
  sides?: Readonly<Record<string, string>>;
  /** By the name of the corner. */
  angles?: Readonly<Record<string, string>>;
  right?: readonly string[];
  ticks?: Readonly<Record<string, 1 | 2 | 3>>;
  parallel?: Readonly<Record<string, 1 | 2 | 3>>;
}

/** A polygon by its corners in order, with what is written on its sides and angles. */
export function polygonFigure(corners: Readonly<Record<string, Point>>, marks: PolygonMarks = {}): Geometry {
  const { named = true, sides = {}, angles = {}, right = [], ticks = {}, parallel = {}, fill } = marks;
  const names = Object.keys(corners);
  const around = (name: string): [string, string] => {
    const i = names.indexOf(name);
    return [names[(i + 1) % names.length] ?? name, names[(i + names.length - 1) % names.length] ?? name];
  };
  const marked = new Set([...Object.keys(sides), ...Object.keys(ticks), ...Object.keys(parallel)]);
  return {
    kind: 'geometry',
    points: Object.fromEntries(Object.entries(corners).map(([name, at]) => [name, named ? { at, dot: false } : nameless(at)])),
    polygons: [{ points: names, ...(fill ? { fill } : {}) }],
    segments: [...marked].map(side => ({
      ends: [side.charAt(0), side.charAt(1)],
      ...(sides[side] ? { label: sides[side] } : {}),
      ...(ticks[side] ? { ticks: ticks[side] } : {}),
      ...(parallel[side] ? { parallel: parallel[side] } : {}),
    })),
    angles: [
      ...Object.entries(angles).map(([at, label]) => ({ at, arms: around(at), label })),
      ...right.map(at => ({ at, arms: around(at), right: 'square' as const })),
    ],
  };
}

/** Two lines that cross at O under `angle` degrees; angles 0 to 3 counter-clockwise from the one to the right of O. */
export function crossingLines(angle: number, labels: Readonly<Record<number, string>>, filled?: number): Geometry {
  const tilt = angle > 90 ? 0 : 12;
  const arms = ['P', 'Q', 'R', 'S'];
  const ends = [tilt, tilt + angle, tilt + 180, tilt + angle + 180].map(degrees => polar(5, degrees));
  return {
    kind: 'geometry',
    points: { O: nameless([0, 0]), ...Object.fromEntries(arms.map((name, i) => [name, nameless(ends[i] ?? [0, 0])])) },
    segments: [['P', 'R'] as [string, string], ['Q', 'S'] as [string, string]],
    angles: Object.entries(labels).map(([i, label]) => ({
      at: 'O',
      arms: [arms[Number(i)] ?? 'P', arms[(Number(i) + 1) % 4] ?? 'P'],
      label,
      ...(Number(i) === filled ? { fill: 1 as const } : {}),
      id: `szog-${Number(i) + 1}`,
    })),
  };
}

/** An angle of `whole` degrees parted by a ray into `part` and the rest. */
export const partedAngle = (whole: 90 | 180, part: number, labels: [string, string]): Geometry => ({
  kind: 'geometry',
  points: {
    O: nameless([0, 0]),
    A: nameless([5, 0]),
    B: nameless(polar(5, part)),
    C: nameless(polar(5, whole)),
  },
  rays: [
    { from: 'O', through: 'A' },
    { from: 'O', through: 'B' },
    { from: 'O', through: 'C' },
  ],
  angles: [
    { at: 'O', arms: ['A', 'B'], label: labels[0] },
    { at: 'O', arms: ['B', 'C'], label: labels[1], marks: 2, tone: 2 },
    ...(whole === 90 ? [{ at: 'O', arms: ['A', 'C'] as [string, string], right: 'square' as const }] : []),
  ],
});

/** Labels of a triangle or a parallelogram that stands on its base, with a dashed height. */
interface HeightLabels {
  base: string;
  height: string;
  /** The left side. */
  side?: string;
}

/** `foot`: how far from the left end the height meets the base. */
export const triangleWithHeight = (base: number, height: number, foot: number, labels: HeightLabels): Geometry => ({
  kind: 'geometry',
  points: { A: nameless([0, 0]), B: nameless([base, 0]), C: nameless([foot, height]), T: nameless([foot, 0]) },
  polygons: [{ points: ['A', 'B', 'C'], fill: 2 }],
  segments: [
    { ends: ['A', 'B'], label: labels.base },
    { ends: ['C', 'T'], line: 'dash', label: labels.height },
    ...(labels.side ? [{ ends: ['A', 'C'] as [string, string], label: labels.side }] : []),
  ],
  angles: [{ at: 'T', arms: ['C', 'B'], right: 'square' }],
});

/** A right triangle with its right angle at C: the legs lie to the right of it and above it. */
export const rightTriangle = (
  across: number,
  up: number,
  labels: { across?: string; up?: string; longest?: string /** The angle at the right end. */; angle?: string },
  mirrored = false,
): Geometry => {
  const side = mirrored ? -1 : 1;
  const corners: Record<string, Point> = mirrored
    ? { C: [0, 0], B: [0, up], A: [side * across, 0] }
    : { C: [0, 0], A: [across, 0], B: [0, up] };
  const sides = Object.entries({ CA: labels.across, CB: labels.up, AB: labels.longest });
  return polygonFigure(corners, {
    named: false,
    fill: 2,
    right: ['C'],
    sides: Object.fromEntries(sides.flatMap(([name, label]): [string, string][] => (label ? [[name, label]] : []))),
    ...(labels.angle ? { angles: { A: labels.angle } } : {}),
  });
};
