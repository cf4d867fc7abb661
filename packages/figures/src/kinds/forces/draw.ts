import { between, boxAround, type Point, polar } from '../../kit/geometry.ts';
import { arrow, dot } from '../../kit/marks.ts';
import { FRAME_WIDTH, type Label, type Scene, type SceneElement, type Shape, type Tone } from '../../kit/scene.ts';
import { forceName } from './names.ts';
import type { Forces } from './schema.ts';

const PADDING = 30;
const [SMALLEST, LARGEST] = [12, 26];
const BODY: Record<Forces['body'], number> = { block: 18, ball: 18, point: 4 };

export function draw(spec: Forces): Scene {
  const zero = { x: 0, y: 0 };
  const reach = boxAround([zero, ...spec.forces.map(force => polar(zero, force.size, force.angle))]);
  const unit = Math.max(SMALLEST, Math.min(LARGEST, (FRAME_WIDTH - 2 * PADDING) / Math.max(reach.w, 3), 170 / Math.max(reach.h, 2)));
  const half = BODY[spec.body];
  const [left, top] = [Math.min(reach.x * unit, -half), Math.min(reach.y * unit, -half)];
  const [right, bottom] = [Math.max((reach.x + reach.w) * unit, half), Math.max((reach.y + reach.h) * unit, half)];
  const at = { x: FRAME_WIDTH / 2 - (left + right) / 2, y: PADDING - top };
  const height = bottom - top + 2 * PADDING + (spec.square === undefined ? 0 : 18);
  const shapes: Shape[] = [];
  const labels: Label[] = [];
  const elements: SceneElement[] = [];
  const ends = (from: number, to: number): number[] =>
    Array.from({ length: Math.max(0, Math.floor(to / unit) - Math.ceil(from / unit) + 1) }, (_, i) => (Math.ceil(from / unit) + i) * unit);
  if (spec.grid) {
    const [low, high] = [2 - at.y, height - 2 - at.y - (spec.square === undefined ? 0 : 20)];
    const line = (a: Point, b: Point): Shape => ({ type: 'line', line: 'grid', avoid: false, a, b });
    for (const x of ends(2 - at.x, FRAME_WIDTH - 2 - at.x))
      shapes.push(line({ x: at.x + x, y: at.y + low }, { x: at.x + x, y: at.y + high }));
    for (const y of ends(low, high)) shapes.push(line({ x: 2, y: at.y + y }, { x: FRAME_WIDTH - 2, y: at.y + y }));
  }
  if (spec.ground)
    shapes.push({ type: 'line', line: 'bold', a: { x: at.x - 90, y: at.y + half + 2 }, b: { x: at.x + 90, y: at.y + half + 2 } });
  if (spec.body === 'block')
    shapes.push({
      type: 'polyline',
      closed: true,
      fill: 1,
      points: [
        { x: at.x - half, y: at.y - half },
        { x: at.x + half, y: at.y - half },
        { x: at.x + half, y: at.y + half },
        { x: at.x - half, y: at.y + half },
      ],
    });
  else if (spec.body === 'ball') shapes.push({ type: 'circle', at, r: half, fill: 1 });
  spec.forces.forEach((force, i) => {
    const end = polar(at, force.size * unit, force.angle);
    const tone = force.tone ?? ((((i + 1) % 6) + 1) as Tone);
    shapes.push(...arrow(at, end, { tone, line: force.line, el: force.id }));
    if (force.label !== undefined)
      labels.push({ text: force.label, at: end, gap: 4, toward: { x: end.x - at.x, y: end.y - at.y }, tone, el: force.id });
    if (force.id) elements.push({ id: force.id, label: forceName(force), at: between(at, end, 0.75) });
  });
  shapes.push(dot(at, 3));
  if (spec.square !== undefined) labels.push({ text: spec.square, at: { x: FRAME_WIDTH / 2, y: height - 10 }, align: 'middle' });
  return { width: FRAME_WIDTH, height, shapes, labels, elements };
}
