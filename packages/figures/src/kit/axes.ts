import { textNumber } from '@eszkerek/numbers/hungarian';
import { type Box, boxAround, grow, lengthInside, type Point, sharedArea } from './geometry.ts';
import { arrowHead } from './marks.ts';
import { type Label, MIN_TEXT, type Shape } from './scene.ts';
import { textWidth } from './text-width.ts';

type Stroke = readonly [Point, Point];

export interface AxisSpec {
  min: number;
  max: number;
  step: number;
  label?: string;
  numbers: boolean;
}

/** Where values of the two axes stand in the frame. */
export interface Plot {
  box: Box;
  x: AxisSpec;
  y: AxisSpec;
  at(x: number, y: number): Point;
}

export const plotIn = (box: Box, x: AxisSpec, y: AxisSpec): Plot => ({
  box,
  x,
  y,
  at: (px, py) => ({ x: box.x + ((px - x.min) / (x.max - x.min)) * box.w, y: box.y + box.h - ((py - y.min) / (y.max - y.min)) * box.h }),
});

/** Multiples of the step within the axis. */
export function stepsOf({ min, max, step }: AxisSpec): number[] {
  const first = Math.ceil(min / step - 1e-9);
  const last = Math.floor(max / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => Number(((first + i) * step).toFixed(9)));
}

export function gridOf({ x, y, at }: Plot): Shape[] {
  const line = (a: Point, b: Point): Shape => ({ type: 'line', line: 'grid', a, b, avoid: false });
  return [...stepsOf(x).map(v => line(at(v, y.min), at(v, y.max))), ...stepsOf(y).map(v => line(at(x.min, v), at(x.max, v)))];
}

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);
type NumberLabel = Label & { align: 'start' | 'middle' | 'end' };
const boxOf = ({ text, at, align }: NumberLabel): Box => {
  const w = textWidth(text, MIN_TEXT);
  const left = { start: 0, middle: w / 2, end: w }[align];
  return { x: at.x - left, y: at.y - MIN_TEXT * 0.58, w, h: MIN_TEXT * 1.16 };
};

/** Every step, or every second, fifth or tenth one counted from zero: the first choice whose numbers have room. */
function thinned(axis: AxisSpec, numberAt: (value: number) => NumberLabel): number[] {
  const steps = stepsOf(axis);
  const chosen = [1, 2, 5, 10, 20, 50]
    .map(times => steps.filter(v => Math.abs(v / (axis.step * times) - Math.round(v / (axis.step * times))) < 1e-6))
    .find(
      values =>
        values.length > 1 &&
        keepFree(
          values.map(value => [numberAt(value)]),
          ROW_GAP,
        ).length === values.length,
    );
  return chosen ?? steps;
}

/** Between two numbers of one axis, and between those of both: 0 and −1 on the y axis of a small grid stay on one side. */
const [ROW_GAP, CORNER_GAP] = [2, 1];

/**
 * Each number at the first of its places that is free of the others and of `isCovered` (a graph runs through it); if a
 * graph runs through all of them, at the first one. A number without room is left out; its grid line stays.
 */
function keepFree(numbers: ReadonlyArray<readonly NumberLabel[]>, gap: number, isCovered: (box: Box) => boolean = () => false): Label[] {
  const taken: Box[] = [];
  return numbers.flatMap(places => {
    const free = places.filter(place => !taken.some(other => sharedArea(grow(boxOf(place), gap), other) > 0));
    const chosen = free.find(place => !isCovered(boxOf(place))) ?? free[0];
    if (!chosen) return [];
    taken.push(boxOf(chosen));
    return [chosen];
  });
}

/** Radius of a marked point and the white edge of a number. A point on the axis itself stays clear of the number under it. */
const [DOT, HALO] = [3.5, 2];
const ZERO_GAP = 7;

/**
 * Both axes with arrows, numbers at the steps, and what they measure. They cross at zero, or at the low end when zero is
 * outside. A number that would hide one of the `marked` points, or is on a graph, moves to the other side of its axis or a little
 * along it.
 */
export function axesOf(
  { box, x, y, at }: Plot,
  marked: readonly Point[] = [],
  graphs: readonly Stroke[] = [],
): { shapes: Shape[]; labels: Label[] } {
  const origin = at(clamp(0, x.min, x.max), clamp(0, y.min, y.max));
  const right = { x: box.x + box.w + 10, y: origin.y };
  const top = { x: origin.x, y: box.y - 10 };
  const left = { x: box.x, y: origin.y };
  const bottom = { x: origin.x, y: box.y + box.h };
  const shapes: Shape[] = [
    { type: 'line', line: 'axis', a: left, b: right },
    arrowHead(left, right, 8),
    { type: 'line', line: 'axis', a: bottom, b: top },
    arrowHead(bottom, top, 8),
  ];
  const crosses = x.min <= 0 && x.max >= 0 && y.min <= 0 && y.max >= 0;
  const number = (value: number, p: Point, align: NumberLabel['align']): NumberLabel => ({
    text: textNumber(value),
    at: p,
    align,
    size: MIN_TEXT,
    quiet: true,
  });
  const zero = crosses && x.numbers && y.numbers ? [number(0, { x: origin.x - 4, y: origin.y + 11 }, 'end')] : [];
  const under = (v: number) => number(v, { x: at(v, 0).x, y: origin.y + 11 }, 'middle');
  // A number beside a point on the axis steps aside.
  const beforeAxis = (v: number) => {
    const y = at(0, v).y;
    const isMarked = marked.some(dot => Math.abs(dot.x - origin.x) < 1 && Math.abs(dot.y - y) < MIN_TEXT / 2);
    return number(v, { x: origin.x - (isMarked ? DOT + HALO + 2 : 5), y }, 'end');
  };
  // −1 close to 0 would read as −10: then 0 stands on the other side of the y axis.
  const meetsZero = (v: number): boolean => {
    const [number, nought] = [under(v), zero[0]];
    if (!nought || v > 0) return false;
    const box = boxOf(number);
    return box.x + box.w + ZERO_GAP > boxOf(nought).x;
  };
  const below = x.numbers ? thinned(x, under).filter(v => !(crosses && v === 0)) : [];
  const beside = y.numbers ? thinned(y, beforeAxis).filter(v => !(crosses && v === 0)) : [];
  const hidesPoint = (label: NumberLabel): boolean => {
    const number = boxOf(label);
    const reach = DOT + HALO;
    return marked.some(
      dot => dot.x > number.x - reach && dot.x < number.x + number.w + reach && dot.y > number.y - 1 && dot.y < number.y + number.h + reach,
    );
  };
  const isCovered = (number: Box): boolean => graphs.some(([a, b]) => lengthInside(a, b, grow(number, HALO)) > 0);
  const placesOfZero = zero
    .flatMap(usual => [
      ...(below.some(meetsZero) ? [] : [usual]),
      number(0, { x: origin.x + 4, y: origin.y + 11 }, 'start'),
      number(0, { x: origin.x + 4, y: origin.y - 11 }, 'start'),
      number(0, { x: origin.x - 4, y: origin.y - 11 }, 'end'),
    ])
    .filter(place => !hidesPoint(place));
  const placesUnder = (v: number): NumberLabel[] => {
    const { at: p } = under(v);
    const places = [0, 6, -6].flatMap(shift => [11, -11].map(down => number(v, { x: p.x + shift, y: origin.y + down }, 'middle')));
    return places.filter(place => !hidesPoint(place));
  };
  const placesBeside = (v: number): NumberLabel[] => {
    const { at: p } = beforeAxis(v);
    const places = [0, -6, 6, -9, 9].flatMap(shift => [
      number(v, { x: p.x, y: p.y + shift }, 'end'),
      number(v, { x: 2 * origin.x - p.x, y: p.y + shift }, 'start'),
    ]);
    return places.filter(place => !hidesPoint(place));
  };
  const names: Label[] = [
    ...(x.label === undefined ? [] : [{ text: x.label, at: right, toward: { x: 0, y: -1 }, gap: 4, size: MIN_TEXT }]),
    ...(y.label === undefined ? [] : [{ text: y.label, at: top, toward: { x: 1, y: 0 }, gap: 7, size: MIN_TEXT }]),
  ];
  return {
    shapes,
    labels: [...keepFree([placesOfZero, ...below.map(placesUnder), ...beside.map(placesBeside)], CORNER_GAP, isCovered), ...names],
  };
}

/** Room that the numbers of the y axis need to its left. */
export const numberRoom = (y: AxisSpec): number =>
  y.numbers ? Math.max(...stepsOf(y).map(v => textWidth(textNumber(v), MIN_TEXT))) + 8 : 8;

/** The pieces of a chain that run inside the box, cut at its edges. */
export function clip(points: readonly Point[], box: Box): Point[][] {
  const inside = (p: Point): boolean =>
    p.x >= box.x - 0.01 && p.x <= box.x + box.w + 0.01 && p.y >= box.y - 0.01 && p.y <= box.y + box.h + 0.01;
  const cut = (from: Point, to: Point): Point => {
    let [low, high] = [0, 1];
    for (let i = 0; i < 24; i += 1) {
      const t = (low + high) / 2;
      if (inside({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t })) low = t;
      else high = t;
    }
    return { x: from.x + (to.x - from.x) * low, y: from.y + (to.y - from.y) * low };
  };
  const pieces: Point[][] = [];
  let open: Point[] | undefined;
  points.forEach((point, i) => {
    const before = points[i - 1];
    if (!inside(point)) {
      if (open && before) open.push(cut(before, point));
      open = undefined;
      return;
    }
    if (!open) {
      open = before && !inside(before) && Number.isFinite(before.y) ? [cut(point, before)] : [];
      pieces.push(open);
    }
    open.push(point);
  });
  return pieces.filter(piece => piece.length > 1 && boxAround(piece).w + boxAround(piece).h > 0.5);
}
