import { FigureFault } from '../../kit/fault.ts';
import { FRAME_WIDTH, type Label, type Scene, type SceneElement, type Shape } from '../../kit/scene.ts';
import { textWidth } from '../../kit/text-width.ts';
import { withUnitOf } from './names.ts';
import type { Chart } from './schema.ts';

const ROW = 30;
const SIGN = 22;
const R = 8;

/** A row of circles for each item; a half circle is half of `each`. */
export function drawPictogram(spec: Chart): Scene {
  const left = Math.max(...spec.items.map(item => textWidth(item.name, 14))) + 16;
  const shapes: Shape[] = [];
  const labels: Label[] = [];
  const elements: SceneElement[] = [];
  spec.items.forEach((item, row) => {
    const count = item.value / spec.each;
    const halves = Math.round(count * 2);
    if (Math.abs(count * 2 - halves) > 1e-6)
      throw new FigureFault('impossible', `${item.name}: ${item.value} is not made of halves of ${spec.each}`);
    if (left + Math.ceil(count) * SIGN > FRAME_WIDTH) throw new FigureFault('outside', `${item.name}: too many signs in a row`);
    const y = 20 + row * ROW;
    labels.push({ text: item.name, at: { x: 6, y }, align: 'start', el: item.id });
    for (let i = 0; i < Math.floor(halves / 2); i++)
      shapes.push({ type: 'circle', at: { x: left + SIGN * (i + 0.5), y }, r: R, line: 'thin', tone: 1, fill: 1, el: item.id });
    if (halves % 2 === 1)
      shapes.push({
        type: 'arc',
        sector: true,
        at: { x: left + SIGN * (Math.floor(halves / 2) + 0.5), y },
        r: R,
        from: 90,
        to: 270,
        line: 'thin',
        tone: 1,
        fill: 1,
        el: item.id,
      });
    if (item.id) elements.push({ id: item.id, label: item.name, at: { x: left + 11, y } });
  });
  const y = 20 + spec.items.length * ROW + 4;
  shapes.push({ type: 'circle', at: { x: 16, y }, r: R, line: 'thin', tone: 1, fill: 1 });
  labels.push({ text: `= ${withUnitOf(spec)}`, at: { x: 30, y }, align: 'start' });
  return { width: FRAME_WIDTH, height: y + 18, shapes, labels, elements };
}
