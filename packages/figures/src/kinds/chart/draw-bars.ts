import { textNumber } from '@eszkerek/numbers/hungarian';
import { numberRoom, plotIn, stepsOf } from '../../kit/axes.ts';
import { FigureFault } from '../../kit/fault.ts';
import { dot } from '../../kit/marks.ts';
import { FRAME_WIDTH, type Label, MIN_TEXT, type Scene, type SceneElement, type Shape, type Tone } from '../../kit/scene.ts';
import { textWidth } from '../../kit/text-width.ts';
import { scaleOf } from './scale.ts';
import type { Chart } from './schema.ts';

const TOP = 26;
const ROW = 17;

/** Names under the bars: in one row when they fit, else in two rows in turn. */
function rowsFor(names: readonly string[], slot: number): number {
  const widest = Math.max(...names.map(name => textWidth(name, MIN_TEXT)));
  if (widest + 4 <= slot) return 1;
  if (widest + 4 <= 2 * slot) return 2;
  throw new FigureFault('overlap', 'the names under the bars do not fit: shorten them');
}

/** A bar chart, or a line chart over the same names. */
export function drawBars(spec: Chart): Scene {
  const y = scaleOf(spec);
  const high = spec.items.find(item => item.value > y.max);
  if (high) throw new FigureFault('outside', `${high.name} (${high.value}) is above the scale`);
  const left = numberRoom(y) + 6;
  const width = FRAME_WIDTH - left - 6;
  const slot = width / spec.items.length;
  const rows = rowsFor(
    spec.items.map(item => item.name),
    slot,
  );
  const plot = plotIn(
    { x: left, y: TOP, w: width, h: spec.height - TOP - rows * ROW - 6 },
    { min: 0, max: spec.items.length, step: 1, numbers: false },
    y,
  );
  const shapes: Shape[] = [];
  const labels: Label[] = [];
  const elements: SceneElement[] = [];
  for (const value of stepsOf(y)) {
    shapes.push({
      type: 'line',
      line: value === 0 ? 'axis' : 'grid',
      a: plot.at(0, value),
      b: plot.at(spec.items.length, value),
      avoid: false,
    });
    labels.push({ text: textNumber(value), at: { x: left - 5, y: plot.at(0, value).y }, align: 'end', size: MIN_TEXT, quiet: true });
  }
  if (y.label !== undefined) labels.push({ text: y.label, at: { x: 4, y: 9 }, align: 'start', size: MIN_TEXT });
  spec.items.forEach((item, i) => {
    const middle = plot.at(i + 0.5, item.value);
    const base = plot.at(i + 0.5, 0);
    const fill: Tone = item.tone ?? 1;
    if (spec.form === 'bar') {
      const half = Math.min(slot * 0.34, 24);
      shapes.push({
        type: 'polyline',
        closed: true,
        line: 'thin',
        tone: fill,
        fill,
        el: item.id,
        points: [
          { x: base.x - half, y: base.y },
          { x: base.x - half, y: middle.y },
          { x: base.x + half, y: middle.y },
          { x: base.x + half, y: base.y },
        ],
      });
    }
    const row = rows === 1 ? 0 : i % 2;
    labels.push({ text: item.name, at: { x: base.x, y: base.y + 11 + row * ROW }, align: 'middle', size: MIN_TEXT, el: item.id });
    if (spec.values) labels.push({ text: textNumber(item.value), at: { x: middle.x, y: middle.y - 10 }, align: 'middle', size: MIN_TEXT });
    if (item.id) elements.push({ id: item.id, label: item.name, at: { x: middle.x, y: (middle.y + base.y) / 2 } });
  });
  if (spec.form === 'line') {
    const points = spec.items.map((item, i) => plot.at(i + 0.5, item.value));
    shapes.push({ type: 'polyline', points, line: 'bold', tone: 1 });
    points.forEach((point, i) => {
      shapes.push(dot(point, 3.5, { tone: 1, el: spec.items[i]?.id }));
    });
  }
  return { width: FRAME_WIDTH, height: spec.height, shapes, labels, elements };
}
