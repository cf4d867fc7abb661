import { sum } from '@eszkerek/numbers/arithmetic';
import { textNumber } from '@eszkerek/numbers/hungarian';
import { pie } from 'd3-shape';
import { FigureFault } from '../../kit/fault.ts';
import { polar } from '../../kit/geometry.ts';
import { FRAME_WIDTH, type Label, type Scene, type SceneElement, type Shape, type Tone } from '../../kit/scene.ts';
import type { Chart } from './schema.ts';

const TONES: readonly Tone[] = [1, 2, 3, 4, 5, 6];
const degrees = (radians: number): number => 90 - (radians * 180) / Math.PI;

/** Slices in the given order, clockwise from the top; names stand beside them. */
export function drawPie(spec: Chart): Scene {
  const total = sum(spec.items.map(item => item.value));
  if (total <= 0) throw new FigureFault('impossible', 'a pie chart of nothing');
  if (spec.items.length > TONES.length) throw new FigureFault('impossible', 'a pie chart has at most six slices');
  const slices = pie<Chart['items'][number]>()
    .sort(null)
    .value(item => item.value)(spec.items);
  const at = { x: FRAME_WIDTH / 2, y: spec.height / 2 };
  const r = spec.height / 2 - 34;
  const shapes: Shape[] = [];
  const labels: Label[] = [];
  const elements: SceneElement[] = [];
  slices.forEach(({ data: item, startAngle, endAngle }, i) => {
    const [to, from] = [degrees(startAngle), degrees(endAngle)];
    const middle = (from + to) / 2;
    const fill = item.tone ?? TONES[i];
    const whole = to - from > 359.9;
    shapes.push(
      whole
        ? { type: 'circle', at, r, line: 'thin', fill, el: item.id }
        : { type: 'arc', sector: true, at, r, from, to, line: 'thin', fill, el: item.id },
    );
    const share = spec.percent ? `${textNumber(Math.round((1000 * item.value) / total) / 10)}%` : textNumber(item.value);
    const edge = polar(at, r, middle);
    labels.push({
      text: spec.values || spec.percent ? `${item.name}: ${share}` : item.name,
      at: edge,
      gap: 4,
      toward: { x: edge.x - at.x, y: edge.y - at.y },
      el: item.id,
    });
    if (item.id) elements.push({ id: item.id, label: item.name, at: polar(at, r * 0.62, middle) });
  });
  return { width: FRAME_WIDTH, height: spec.height, shapes, labels, elements };
}
