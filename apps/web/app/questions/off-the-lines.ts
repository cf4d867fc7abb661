import { type Box, meets } from './thinned.ts';

export interface Point {
  x: number;
  y: number;
}

/** The box of a line of text is higher than its letters. */
const LETTERS = 0.7;
/** The halo of a label wipes out the half of a line that it touches; between two names half as much is enough. */
const HALO = 3.5;
const NAME_GAP = 1.5;
/** Between two points that stand for a line, in units of the drawing. */
const STEP = 2;
const MOST_POINTS = 400;
/** Grid and hatching are behind the labels by design. */
const UNTOUCHED = '.fig-grid, .fig-hatch, .fig-none, .fig-fill-ink';
const SHARES = [0, -0.5, 0.5, -1, 1];
const PER_LABEL = 20;
const OUTSIDE = 50;

interface Around {
  points: readonly Point[];
  others: readonly Box[];
  /** What is outside is not seen; null where nothing is known of it. */
  room: Box | null;
}

const lettersIn = ({ x, y, width, height }: Box, around = 0): Box => ({
  x: x - around,
  y: y + (height * (1 - LETTERS)) / 2 - around / 2,
  width: width + 2 * around,
  height: height * LETTERS + around,
});

const isInside = (box: Box, room: Box): boolean =>
  box.x >= room.x && box.y >= room.y && box.x + box.width <= room.x + room.width && box.y + box.height <= room.y + room.height;

const holds = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x > x && point.x < x + width && point.y > y && point.y < y + height;

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Whether a round box has the label in its middle. */
export function isAround(ring: Box, label: Box): boolean {
  const [a, b] = [middleOf(ring), middleOf(label)];
  return Math.abs(ring.width - ring.height) <= 1 && Math.hypot(a.x - b.x, a.y - b.y) <= ring.width / 4;
}

/** Whether no two names cover each other and all are inside the room. */
export const areApart = (names: readonly Box[], room: Box | null): boolean =>
  names.every(
    (box, i) =>
      (!room || isInside(lettersIn(box), room)) &&
      !names.slice(i + 1).some(other => meets(lettersIn(box, NAME_GAP), lettersIn(other, NAME_GAP))),
  );

const sampled = new WeakMap<SVGSVGElement, readonly Point[]>();

/** Points along the lines of a drawing, near enough to each other that no letter fits between two. Its lines never change. */
export function pointsOf(svg: SVGSVGElement): readonly Point[] {
  const points =
    sampled.get(svg) ??
    [...svg.querySelectorAll('path')].flatMap(path => {
      if (path.matches(UNTOUCHED) || !path.getTotalLength) return [];
      const length = path.getTotalLength();
      const count = Math.min(MOST_POINTS, Math.ceil(length / STEP));
      return Array.from({ length: count + 1 }, (_, i) => path.getPointAtLength((length * i) / Math.max(count, 1)));
    });
  sampled.set(svg, points);
  return points;
}

export interface Grown {
  /** Its place at the size it was drawn in. */
  was: Box;
  box: Box;
}

/**
 * How far labels that grew step back together from the lines they met by growing: at most as far as they grew, so that they stay beside
 * what they name. Lines that they already touched when they were small are the author's wish.
 */
export function offTheLines(labels: readonly Grown[], { points, others, room }: Around, way: 'x' | 'y' | 'both' = 'both'): Point {
  const mostOf = (size: 'width' | 'height') => Math.max(0, ...labels.map(({ was, box }) => (box[size] - was[size]) / 2)) + HALO;
  const [mostX, mostY] = [mostOf('width'), mostOf('height')];
  const costs = labels.map(({ was, box }) => {
    const [before, now] = [lettersIn(was, HALO), lettersIn(box, HALO)];
    const around: Box = { x: now.x - mostX, y: now.y - mostY, width: now.width + 2 * mostX, height: now.height + 2 * mostY };
    const near = points.filter(point => holds(around, point) && !holds(before, point));
    return (shift: Point): number => {
      const moved = { ...box, x: box.x + shift.x, y: box.y + shift.y };
      const names = others.filter(other => meets(lettersIn(moved, NAME_GAP), lettersIn(other, NAME_GAP))).length;
      const cut = room && !isInside(lettersIn(moved), room) ? OUTSIDE : 0;
      const wiped = lettersIn(moved, HALO);
      return cut + near.filter(point => holds(wiped, point)).length + names * PER_LABEL + Math.hypot(shift.x / mostX, shift.y / mostY) / 2;
    };
  });
  const costOf = (shift: Point): number => costs.reduce((sum, cost) => sum + cost(shift), 0);
  const [xs, ys] = [way === 'y' ? [0] : SHARES, way === 'x' ? [0] : SHARES];
  const shifts = xs.flatMap(x => ys.map(y => ({ x: x * mostX, y: y * mostY })));
  return shifts.reduce<{ shift: Point; cost: number }>(
    (best, shift) => {
      const cost = costOf(shift);
      return cost < best.cost ? { shift, cost } : best;
    },
    { shift: { x: 0, y: 0 }, cost: costOf({ x: 0, y: 0 }) },
  ).shift;
}

const COLUMN = 3;
const rightOf = ({ was }: Grown): number => was.x + was.width;

/** Labels under each other that end at one line, as the numbers of an upright axis do. */
export function columnsOf<G extends Grown>(labels: readonly G[]): G[][] {
  const sorted = labels.toSorted((a, b) => rightOf(a) - rightOf(b));
  const columns: G[][] = [];
  for (const label of sorted) {
    const [first] = columns.at(-1) ?? [];
    if (first && rightOf(label) - rightOf(first) < COLUMN) columns.at(-1)?.push(label);
    else columns.push([label]);
  }
  return columns.filter(column => column.length > 2);
}
