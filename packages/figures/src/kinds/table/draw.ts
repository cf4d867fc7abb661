import { FigureFault } from '../../kit/fault.ts';
import { FRAME_WIDTH, type Label, MIN_TEXT, type Scene, type SceneElement, type Shape } from '../../kit/scene.ts';
import { textWidth } from '../../kit/text-width.ts';
import type { Table } from './schema.ts';

const ROW = 27;
/** A row that is chosen by touch needs room for a finger. */
const TOUCH_ROW = 50;
const PADDING = 12;

/** The rows of a table that is touched are high: its letters are as large as its width allows. */
const TOUCH_TEXT = [20, 18, 16, MIN_TEXT];

interface Columns {
  widths: number[];
  size: number;
}

/** Every column as wide as its widest cell; what is left is shared. */
function columnsOf(rows: readonly (readonly string[])[], [size = MIN_TEXT, ...smaller]: readonly number[]): Columns {
  const count = Math.max(...rows.map(row => row.length));
  const wanted = Array.from({ length: count }, (_, i) => Math.max(...rows.map(row => textWidth(row[i] ?? '', size))) + PADDING);
  const free = FRAME_WIDTH - 4 - wanted.reduce((sum, w) => sum + w, 0);
  if (free < 0 && smaller.length > 0) return columnsOf(rows, smaller);
  if (free < 0) throw new FigureFault('outside', 'the table is wider than a phone: shorten its cells');
  return { widths: wanted.map(w => w + Math.min(free / count, (30 * size) / MIN_TEXT)), size };
}

export function draw(spec: Table): Scene {
  const rows = [spec.head, ...spec.rows];
  if (rows.some(row => row.length !== spec.head.length)) throw new FigureFault('impossible', 'every row has as many cells as the head');
  const isTouched = Object.keys(spec.choose).length > 0;
  const rowHeight = isTouched ? TOUCH_ROW : ROW;
  const { widths, size } = columnsOf(rows, isTouched ? TOUCH_TEXT : [MIN_TEXT]);
  const total = widths.reduce((sum, w) => sum + w, 0);
  const left = (FRAME_WIDTH - total) / 2;
  const lefts = widths.map((_, i) => left + widths.slice(0, i).reduce((sum, w) => sum + w, 0));
  const height = rows.length * rowHeight + 4;
  const elementOfRow = new Map(Object.entries(spec.choose).map(([id, row]) => [row, id]));
  const shapes: Shape[] = [];
  const labels: Label[] = [];
  const elements: SceneElement[] = [];
  rows.forEach((row, r) => {
    const y = 2 + r * rowHeight;
    const el = elementOfRow.get(r);
    const strip = [
      { x: left, y },
      { x: left + total, y },
      { x: left + total, y: y + rowHeight },
      { x: left, y: y + rowHeight },
    ];
    shapes.push({ type: 'polyline', closed: true, line: 'thin', points: strip, fill: r === 0 ? 'water' : 'paper', avoid: false, el });
    row.forEach((text, c) => {
      const heading = r === 0 || (spec.side && c === 0);
      if (text !== '')
        labels.push({
          text,
          at: { x: (lefts[c] ?? 0) + (widths[c] ?? 0) / 2, y: y + rowHeight / 2 },
          align: 'middle',
          size,
          quiet: !heading,
          bare: true,
          el,
        });
    });
    if (el) elements.push({ id: el, label: `${r}. sor: ${row.join(', ')}`, at: { x: FRAME_WIDTH / 2, y: y + rowHeight / 2 } });
  });
  for (const x of lefts.slice(1)) shapes.push({ type: 'line', line: 'thin', a: { x, y: 2 }, b: { x, y: height - 2 }, avoid: false });
  return { width: FRAME_WIDTH, height, shapes, labels, elements };
}
