import { FigureFault } from '../../kit/fault.ts';
import { add, between, type Point, polar } from '../../kit/geometry.ts';
import { arrow, arrowHead } from '../../kit/marks.ts';
import { FRAME_WIDTH, type Label, type Scene, type SceneElement, type Shape } from '../../kit/scene.ts';
import type { Lever } from './schema.ts';

const [LEFT, WIDTH, BAR] = [24, FRAME_WIDTH - 48, 92];
const TILT = 7;
const WEIGHT = 24;
const PAN = 22;

/** A dish on two strings; what lies in it is written under it. */
const pan = (p: Point, el: string | undefined): Shape[] => {
  const at = (x: number, y: number): Point => add(p, { x, y });
  return [
    { type: 'polyline', line: 'thin', points: [at(-PAN, 38), p, at(PAN, 38)], el },
    {
      type: 'polyline',
      closed: true,
      fill: 1,
      points: [at(-PAN, 38), at(PAN, 38), at(0.7 * PAN, 46), at(-0.7 * PAN, 46)],
      el,
    },
  ];
};

export function draw(spec: Lever): Scene {
  const step = WIDTH / spec.length;
  if (spec.pivot > spec.length || spec.loads.some(load => load.at > spec.length))
    throw new FigureFault('outside', 'a load or the support is beyond the bar');
  const support = { x: LEFT + spec.pivot * step, y: BAR };
  const angle = spec.tilt === 'left' ? TILT : spec.tilt === 'right' ? -TILT : 0;
  const at = (mark: number): Point => polar(support, (mark - spec.pivot) * step, angle);
  const shapes: Shape[] = [
    { type: 'polyline', closed: true, fill: 'paper', points: [support, add(support, { x: -16, y: 30 }), add(support, { x: 16, y: 30 })] },
    { type: 'line', line: 'bold', a: at(0), b: at(spec.length) },
  ];
  const labels: Label[] = [];
  const elements: SceneElement[] = [];
  if (spec.marks)
    for (let mark = 0; mark <= spec.length; mark++)
      shapes.push({ type: 'line', line: 'thin', a: at(mark), b: add(at(mark), { x: 0, y: -6 }) });
  for (const load of spec.loads) {
    const p = at(load.at);
    const el = load.id;
    if (load.as === 'weight') {
      const hook = add(p, { x: 0, y: 16 });
      const [x, y] = [hook.x - WEIGHT / 2, hook.y];
      shapes.push(
        { type: 'line', line: 'thin', a: p, b: hook, el },
        {
          type: 'polyline',
          closed: true,
          line: 'thin',
          fill: 1,
          el,
          points: [hook, { x: x + WEIGHT, y: y + 6 }, { x: x + WEIGHT, y: y + WEIGHT }, { x, y: y + WEIGHT }, { x, y: y + 6 }],
        },
      );
      if (load.label !== undefined)
        labels.push({ text: load.label, at: add(hook, { x: 0, y: WEIGHT }), gap: 4, toward: { x: 0, y: 1 }, el });
      if (el) elements.push({ id: el, label: load.label ?? 'súly', at: add(hook, { x: 0, y: WEIGHT / 2 }) });
    } else if (load.as === 'pan') {
      shapes.push(...pan(p, el));
      if (load.label !== undefined) labels.push({ text: load.label, at: add(p, { x: 0, y: 46 }), gap: 4, toward: { x: 0, y: 1 }, el });
      if (el) elements.push({ id: el, label: load.label ?? 'serpenyő', at: add(p, { x: 0, y: 42 }) });
    } else {
      const end = add(p, { x: 0, y: load.as === 'up' ? -52 : 52 });
      shapes.push(...arrow(p, end, { tone: 1, el, line: 'bold' }));
      if (load.label !== undefined) labels.push({ text: load.label, at: end, gap: 4, toward: { x: 1, y: 0 }, tone: 1, el });
      if (el) elements.push({ id: el, label: load.label ?? 'erő', at: between(p, end) });
    }
  }
  spec.arms.forEach(arm => {
    const y = BAR - 34;
    const [a, b] = [
      { x: LEFT + arm.from * step, y },
      { x: LEFT + arm.to * step, y },
    ];
    shapes.push({ type: 'line', line: 'thin', a, b }, arrowHead(a, b, 7), arrowHead(b, a, 7));
    labels.push({ text: arm.label, at: between(a, b), slide: [a, b], gap: 3, toward: { x: 0, y: -1 } });
  });
  return { width: FRAME_WIDTH, height: 178, shapes, labels, elements };
}
