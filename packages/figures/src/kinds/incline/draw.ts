import { add, between, boxAround, type Point, polar, times } from '../../kit/geometry.ts';
import { angleArcs, arrow } from '../../kit/marks.ts';
import { moveShape } from '../../kit/move.ts';
import { outline } from '../../kit/outline.ts';
import { FRAME_WIDTH, type Label, type Scene, type SceneElement, type Shape, TEXT, type Tone } from '../../kit/scene.ts';
import { textWidth } from '../../kit/text-width.ts';
import { FORCES } from './names.ts';
import type { Incline } from './schema.ts';

const ARROW = 62;
const BODY = 17;
const ARC = 40;
/** Between the arms where the label of the angle begins: its height and a little air. */
const OPENING = 22;

export function draw(spec: Incline): Scene {
  const width = Math.min(250, 150 / Math.tan((spec.angle * Math.PI) / 180));
  const height = width * Math.tan((spec.angle * Math.PI) / 180);
  // The height is written beside its side, outside.
  const beside = spec.rise === undefined ? 0 : textWidth(spec.rise, TEXT) + 10;
  const foot = { x: Math.max(8, Math.min((FRAME_WIDTH - width) / 2, FRAME_WIDTH - width - beside)), y: 0 };
  const corner = { x: foot.x + width, y: 0 };
  const top = { x: corner.x, y: -height };
  // Where a narrow angle is wide enough for its label, if that is not under the body or at the end of the slope.
  const roomy = Math.max(ARC, OPENING / Math.tan((spec.angle * Math.PI) / 180));
  const isInside = spec.angleLabel !== undefined && roomy + textWidth(spec.angleLabel, TEXT) < width * (spec.body === 'none' ? 0.75 : 0.45);
  const arc = isInside ? roomy : ARC;
  const shapes: Shape[] = [
    { type: 'polyline', closed: true, fill: 'paper', points: [foot, corner, top] },
    ...angleArcs(foot, { from: 0, to: spec.angle }, 1, arc),
  ];
  const labels: Label[] = [];
  const elements: SceneElement[] = [];
  if (spec.angleLabel !== undefined)
    labels.push({
      text: spec.angleLabel,
      ...(isInside
        ? { at: polar(foot, arc + 5, spec.angle / 2), align: 'start' }
        : { at: polar(foot, arc + 2, spec.angle / 2), gap: 3, toward: { x: 1, y: -0.2 } }),
    });
  // Below the body, where there is one.
  const [low, high] = spec.body === 'none' ? [0.2, 0.8] : [0.05, 0.35];
  if (spec.slope !== undefined)
    labels.push({
      text: spec.slope,
      at: between(foot, top, (low + high) / 2),
      slide: [between(foot, top, low), between(foot, top, high)],
      gap: 4,
      toward: { x: -0.5, y: -1 },
    });
  if (spec.rise !== undefined)
    labels.push({ text: spec.rise, at: between(corner, top), slide: [corner, top], gap: 4, toward: { x: 1, y: 0 } });
  if (spec.base !== undefined)
    labels.push({ text: spec.base, at: between(foot, corner), slide: [foot, corner], gap: 4, toward: { x: 0, y: 1 } });
  const along = polar({ x: 0, y: 0 }, 1, spec.angle);
  const up = polar({ x: 0, y: 0 }, 1, spec.angle + 90);
  const middle = add(between(foot, top, 0.56), times(up, BODY));
  const corners = ([a, b]: readonly [number, number]): Point => add(middle, add(times(along, a * 24), times(up, b * BODY)));
  if (spec.body === 'block')
    shapes.push({
      type: 'polyline',
      closed: true,
      fill: 1,
      points: (
        [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ] as const
      ).map(corners),
    });
  if (spec.body === 'ball') shapes.push({ type: 'circle', at: middle, r: BODY, fill: 1 });
  const ways: Record<Incline['forces'][number]['direction'], Point> = {
    down: { x: 0, y: 1 },
    normal: up,
    'up-slope': along,
    'down-slope': times(along, -1),
  };
  spec.forces.forEach((force, i) => {
    const tone = (((i + 1) % 6) + 1) as Tone;
    const end = add(middle, times(ways[force.direction], ARROW * force.size));
    shapes.push(...arrow(middle, end, { tone, line: 'bold', el: force.id }));
    if (force.label !== undefined) labels.push({ text: force.label, at: end, gap: 4, toward: ways[force.direction], tone, el: force.id });
    if (force.id) elements.push({ id: force.id, label: force.label ?? FORCES[force.direction], at: between(middle, end, 0.7) });
  });
  return intoFrame({ shapes, labels, elements });
}

/** The drawing was made around its own zero: it is moved into a frame that holds it and its labels. */
function intoFrame({ shapes, labels, elements }: { shapes: Shape[]; labels: Label[]; elements: SceneElement[] }): Scene {
  const box = boxAround(shapes.flatMap(outline));
  const by = { x: 0, y: 26 - box.y };
  const moved = (p: Point): Point => add(p, by);
  return {
    width: FRAME_WIDTH,
    height: box.h + 52,
    shapes: shapes.map(shape => moveShape(shape, by)),
    labels: labels.map(label => ({
      ...label,
      at: moved(label.at),
      slide: label.slide ? ([moved(label.slide[0]), moved(label.slide[1])] as const) : undefined,
    })),
    elements: elements.map(element => ({ ...element, at: element.at ? moved(element.at) : undefined })),
  };
}
