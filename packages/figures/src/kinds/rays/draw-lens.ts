import { FigureFault } from '../../kit/fault.ts';
import type { Point } from '../../kit/geometry.ts';
import { arrow, arrowHead, dot } from '../../kit/marks.ts';
import { FRAME_WIDTH, type Label, type Scene, type Shape } from '../../kit/scene.ts';
import { imageOf } from './lens.ts';
import type { RaysAt } from './schema.ts';

const HEIGHT = 190;
const MIDDLE = { x: FRAME_WIDTH / 2, y: 95 };
const TALLEST = 62;
/** Px from the axis down to the end of a label under it. */
const ROOM = 28;

/** Object, two rays (parallel to the axis; through the middle) and the picture where they meet. */
export function drawLens(spec: RaysAt<'convex-lens' | 'concave-lens'>): Scene {
  const object = spec.object ?? spec.focus * 2;
  const image = spec.image ? imageOf({ ...spec, object }) : undefined;
  const reach = Math.max(object, spec.focus, image ? Math.abs(image.distance) : 0);
  const unit = (FRAME_WIDTH / 2 - 18) / reach;
  const tallest = Math.max(1, Math.abs(image?.magnification ?? 0));
  const high = Math.min(46, TALLEST / tallest);
  if (high < 6) throw new FigureFault('small-text', 'the picture is too many times larger than the object to be drawn');
  const at = (x: number, y: number): Point => ({ x: MIDDLE.x + x * unit, y: MIDDLE.y - y * high });
  const convex = spec.at === 'convex-lens';
  const shapes: Shape[] = [
    { type: 'line', line: 'axis', a: { x: 4, y: MIDDLE.y }, b: { x: FRAME_WIDTH - 4, y: MIDDLE.y } },
    { type: 'line', a: { x: MIDDLE.x, y: 14 }, b: { x: MIDDLE.x, y: HEIGHT - 14 } },
  ];
  for (const [tip, from] of [
    [14, 24],
    [HEIGHT - 14, HEIGHT - 24],
  ] as const) {
    // Arrows that point outwards stand for a convex lens, inwards for a concave one.
    shapes.push(
      convex
        ? arrowHead({ x: MIDDLE.x, y: from }, { x: MIDDLE.x, y: tip }, 9)
        : arrowHead({ x: MIDDLE.x, y: tip }, { x: MIDDLE.x, y: from }, 9),
    );
  }
  const focusLabel = spec.labels.focus ?? 'F';
  const labels: Label[] = [];
  for (const side of [-1, 1]) {
    const p = at(side * spec.focus, 0);
    shapes.push(dot(p, 3));
    // Where rays go down near the axis, the label stands above it, clear of them.
    const isCrossed = side === 1 && image !== undefined && (image.magnification < 0 || (spec.focus / object) * high < ROOM);
    labels.push({ text: focusLabel, at: p, gap: 5, toward: isCrossed ? { x: 1, y: -2 } : { x: 0, y: 1 } });
  }
  const tip = at(-object, 1);
  shapes.push(...arrow(at(-object, 0), tip, { tone: 1, line: 'bold' }));
  if (spec.labels.object !== undefined) labels.push({ text: spec.labels.object, at: tip, gap: 4, toward: { x: 0, y: -1 }, tone: 1 });
  if (spec.image) {
    const hit = at(0, 1);
    const right = FRAME_WIDTH - 6;
    const through = (a: Point, b: Point): Point => ({ x: right, y: b.y + ((right - b.x) * (b.y - a.y)) / (b.x - a.x) });
    const bent = convex ? through(hit, at(spec.focus, 0)) : through(at(-spec.focus, 0), hit);
    const straight = through(tip, at(0, 0));
    const inFrame = (from: Point, to: Point): Point => {
      const limit = to.y < 6 ? 6 : to.y > HEIGHT - 6 ? HEIGHT - 6 : to.y;
      return limit === to.y ? to : { x: from.x + ((to.x - from.x) * (limit - from.y)) / (to.y - from.y), y: limit };
    };
    const ray = (a: Point, b: Point): Shape => ({ type: 'line', line: 'thin', tone: 5, a, b });
    shapes.push(ray(tip, hit), ray(hit, inFrame(hit, bent)), ray(tip, inFrame(tip, straight)));
    if (image) {
      const top = at(image.distance, image.magnification);
      if (image.distance < 0) for (const start of [hit, at(0, 0)]) shapes.push({ type: 'line', line: 'dot', a: start, b: top });
      shapes.push(...arrow(at(image.distance, 0), top, { tone: 2, line: image.distance < 0 ? 'dash' : 'bold' }));
      if (spec.labels.image !== undefined)
        labels.push({ text: spec.labels.image, at: top, gap: 4, toward: { x: 0, y: image.magnification < 0 ? 1 : -1 }, tone: 2 });
    }
  }
  return { width: FRAME_WIDTH, height: HEIGHT, shapes, labels };
}
