import { add, type Box, between, boxAround, grow, lengthInside, type Point, sharedArea, times } from './geometry.ts';
import { outline } from './outline.ts';
import { type Label, type PlacedLabel, type Scene, TEXT } from './scene.ts';
import { textWidth } from './text-width.ts';

/** Between two labels, and between a label and the edge of the frame. */
const MARGIN = 2;
/** Two labels nearer than this side by side read as one: „2 cmB”. */
const WORD_GAP = 6;
/** The white edge of a label wipes out what it touches. */
const HALO = 1.5;
const LINE_HEIGHT = 1.15;
const DEFAULT_GAP = 5;
/** Around a dot that can be chosen stands a ring on the screen. */
const RING = 9;

interface Candidate {
  middle: Point;
  /** How far from the author's wish: only decides between places that are equally free. */
  wish: number;
}
type Stroke = readonly [Point, Point];

const boxAt = (middle: Point, w: number, h: number): Box => ({ x: middle.x - w / 2, y: middle.y - h / 2, w, h });

/** Directions around the preferred one: it comes first, then its neighbours in turn. */
function directions(toward: Point | undefined, count: number): Point[] {
  const start = toward ? Math.atan2(toward.y, toward.x) : -Math.PI / 4;
  return Array.from({ length: count }, (_, i) => {
    const turn = (((i + 1) >> 1) * (i % 2 === 0 ? -1 : 1) * 2 * Math.PI) / count;
    return { x: Math.cos(start + turn), y: Math.sin(start + turn) };
  });
}

function candidates(label: Label, w: number, h: number, count: number, distances: readonly number[]): Candidate[] {
  if (label.align) {
    const shift = label.align === 'start' ? w / 2 : label.align === 'end' ? -w / 2 : 0;
    return [{ middle: { x: label.at.x + shift, y: label.at.y }, wish: 0 }];
  }
  const gap = label.gap ?? DEFAULT_GAP;
  const anchors = label.slide ? [0.5, 0.4, 0.6, 0.3, 0.7].map(t => between(...(label.slide ?? [label.at, label.at]), t)) : [label.at];
  return anchors.flatMap((at, slid) =>
    distances.flatMap((more, ring) =>
      directions(label.toward, count).map((u, turn) => {
        const reach = Math.min(
          Math.abs(u.x) < 0.01 ? Number.POSITIVE_INFINITY : w / 2 / Math.abs(u.x),
          Math.abs(u.y) < 0.01 ? Number.POSITIVE_INFINITY : h / 2 / Math.abs(u.y),
        );
        return { middle: add(at, times(u, gap + more + reach)), wish: turn * 0.8 + ring * 2 + slid * 1.2 };
      }),
    ),
  );
}

const outsideArea = (box: Box, frame: Box): number => box.w * box.h - sharedArea(box, frame);

/** Labels in px of the frame: eight directions and two distances each, the freest first; one repair pass with more places. */
export function placeLabels(scene: Pick<Scene, 'width' | 'height' | 'shapes' | 'labels'>): PlacedLabel[] {
  const frame = grow({ x: 0, y: 0, w: scene.width, h: scene.height }, -1);
  const strokes: Stroke[] = scene.shapes
    .filter(shape => shape.avoid !== false && (shape.line !== 'none' || shape.fill === 'ink'))
    .flatMap(shape => {
      const points = outline(shape);
      return points.slice(1).map((point, i): Stroke => [points[i] ?? point, point]);
    });
  // A dot is small: a label over its middle hides it although no stroke crosses the label.
  const dots = scene.shapes
    .filter(shape => shape.type === 'circle' && shape.r < 6)
    .map(shape => grow(boxAround(outline(shape)), shape.el ? RING : 1));

  const size = (label: Label): number => label.size ?? TEXT;
  const widths = scene.labels.map(label => textWidth(label.text, size(label)));
  const place = (i: number, label: Label, c: Candidate): PlacedLabel => ({
    ...label,
    size: size(label),
    middle: c.middle,
    box: boxAt(c.middle, widths[i] ?? 0, size(label) * LINE_HEIGHT),
  });
  const hard = (box: Box, others: readonly (PlacedLabel | undefined)[]): number =>
    outsideArea(box, frame) + others.reduce((sum, other) => sum + (other ? sharedArea(grow(box, MARGIN), other.box) : 0), 0);
  const soft = (box: Box, others: readonly (PlacedLabel | undefined)[]): number => {
    const edge = grow(box, HALO);
    const line = { ...box, x: box.x - WORD_GAP, w: box.w + 2 * WORD_GAP };
    return (
      strokes.reduce((sum, stroke) => sum + lengthInside(stroke[0], stroke[1], edge), 0) +
      dots.reduce((sum, dot) => sum + sharedArea(box, dot), 0) +
      others.reduce((sum, other) => sum + (other ? sharedArea(line, other.box) / 2 : 0), 0)
    );
  };

  const placed: (PlacedLabel | undefined)[] = scene.labels.map(() => undefined);
  const without = (i: number): (PlacedLabel | undefined)[] => placed.filter((_, j) => j !== i);
  const best = (i: number, label: Label, count: number, distances: readonly number[]): PlacedLabel | undefined => {
    const others = without(i);
    let [found, least]: [PlacedLabel | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
    for (const candidate of candidates(label, widths[i] ?? 0, size(label) * LINE_HEIGHT, count, distances)) {
      const at = place(i, label, candidate);
      const known = hard(at.box, others) * 1000 + candidate.wish;
      if (known >= least) continue;
      const score = known + soft(at.box, others) * 3;
      if (score < least) [found, least] = [at, score];
    }
    return found;
  };

  const fixedFirst = scene.labels
    .map((label, i) => ({ label, i }))
    .sort((a, b) => Number(!a.label.align) - Number(!b.label.align) || a.i - b.i);
  for (const { label, i } of fixedFirst) placed[i] = best(i, label, 8, [0, 9]);
  for (const { label, i } of fixedFirst) {
    const now = placed[i];
    if (!now || label.align) continue;
    if (hard(now.box, without(i)) > 0 || soft(now.box, without(i)) > 6) placed[i] = best(i, label, 16, [0, 6, 12, 20, 30]);
  }
  return placed.flatMap(label => label ?? []);
}
