import { add, directionOf, normal, type Point, polar, sub, times, unit } from './geometry.ts';
import type { Shape, Tone } from './scene.ts';

interface MarkLook {
  tone?: Tone;
  el?: string;
}

/** A filled arrow head with its tip at `tip`, coming from `from`. */
export function arrowHead(from: Point, tip: Point, size = 9, look: MarkLook = {}): Shape {
  const back = times(unit(sub(from, tip)), size);
  const side = times(normal(unit(back)), size * 0.38);
  return {
    type: 'polyline',
    closed: true,
    line: 'thin',
    fill: 'ink',
    points: [tip, add(add(tip, back), side), sub(add(tip, back), side)],
    ...look,
  };
}

/** A line with an arrow head at its end: a vector, a force, an axis. */
export const arrow = (a: Point, b: Point, look: MarkLook & { line?: Shape['line'] } = {}): Shape[] => [
  { type: 'line', a, b: add(b, times(unit(sub(a, b)), 6)), ...look },
  arrowHead(a, b, 9, { tone: look.tone, el: look.el }),
];

export const dot = (at: Point, r = 3.5, look: MarkLook = {}): Shape => ({ type: 'circle', at, r, line: 'thin', fill: 'ink', ...look });

/** Short strokes across the middle of a segment: sides with as many of them are equal. */
export function ticks(a: Point, b: Point, count: number, look: MarkLook = {}): Shape[] {
  const along = unit(sub(b, a));
  const across = times(normal(along), 5);
  const middle = times(add(a, b), 0.5);
  return Array.from({ length: count }, (_, i): Shape => {
    const at = add(middle, times(along, (i - (count - 1) / 2) * 5));
    return { type: 'line', line: 'stroke', a: add(at, across), b: sub(at, across), ...look };
  });
}

/** Open arrow heads on the middle of a segment: sides with as many of them are parallel. */
export function parallelMarks(a: Point, b: Point, count: number, look: MarkLook = {}): Shape[] {
  const along = unit(sub(b, a));
  const middle = times(add(a, b), 0.5);
  return Array.from({ length: count }, (_, i): Shape => {
    const tip = add(middle, times(along, (i - (count - 1) / 2) * 6 + 4));
    const back = times(along, -7);
    const side = times(normal(along), 4.5);
    return { type: 'polyline', line: 'stroke', points: [add(add(tip, back), side), tip, sub(add(tip, back), side)], ...look };
  });
}

/** Counter-clockwise from `from` to `to`, both seen from the vertex. */
export function angleRange(at: Point, from: Point, to: Point): { from: number; to: number } {
  const start = directionOf(at, from);
  const end = directionOf(at, to);
  return { from: start, to: end <= start ? end + 360 : end };
}

/** One, two or three arcs; angles with as many of them are equal. */
export const angleArcs = (at: Point, range: { from: number; to: number }, count: number, r: number, look: MarkLook = {}): Shape[] =>
  Array.from({ length: count }, (_, i): Shape => ({ type: 'arc', line: 'thin', at, r: r + i * 4, ...range, ...look }));

/** The right angle as in Hungarian textbooks: an arc with a dot inside. */
export function rightAngle(at: Point, range: { from: number; to: number }, look: MarkLook = {}): Shape[] {
  const r = 18;
  return [{ type: 'arc', line: 'thin', at, r, ...range, ...look }, dot(polar(at, r * 0.58, (range.from + range.to) / 2), 1.6, look)];
}

/** The right angle as in Romanian textbooks: a small square. */
export function rightSquare(at: Point, range: { from: number; to: number }, look: MarkLook = {}): Shape {
  const side = 11;
  const points = [polar(at, side, range.from), polar(at, side * Math.SQRT2, (range.from + range.to) / 2), polar(at, side, range.to)];
  return { type: 'polyline', line: 'thin', points, ...look };
}
