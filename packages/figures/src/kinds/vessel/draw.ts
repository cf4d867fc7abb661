import { FigureFault } from '../../kit/fault.ts';
import { type Box, corners, type Point } from '../../kit/geometry.ts';
import { arrowHead, dot } from '../../kit/marks.ts';
import { FRAME_WIDTH, type Label, type Scene, type SceneElement, type Shape, TEXT } from '../../kit/scene.ts';
import { textWidth } from '../../kit/text-width.ts';
import type { Vessel } from './schema.ts';

const [TOP, HEIGHT, PIPE, GAP] = [16, 130, 22, 28];
const WIDTHS = { narrow: 40, wide: 84 } as const;
const GLASS = 110;

const rectangle = (box: Box, look: Pick<Shape, 'fill' | 'line' | 'tone' | 'el' | 'avoid'>): Shape => ({
  type: 'polyline',
  closed: true,
  points: corners(box),
  ...look,
});

export function draw(spec: Vessel): Scene {
  const joined = spec.columns.length > 1;
  const widths = spec.columns.map(column => (joined ? WIDTHS[column.width] : GLASS));
  const total = widths.reduce((sum, w) => sum + w, 0) + GAP * (widths.length - 1);
  if (total + (spec.depth === undefined ? 8 : textWidth(spec.depth, TEXT) + 34) > FRAME_WIDTH)
    throw new FigureFault('outside', 'the vessels do not fit beside each other');
  // The written depth stands to the left of the first column.
  const left = Math.max((FRAME_WIDTH - total) / 2, spec.depth === undefined ? 0 : textWidth(spec.depth, TEXT) + 30);
  const lefts = widths.map((_, i) => left + widths.slice(0, i).reduce((sum, w) => sum + w + GAP, 0));
  const bottom = TOP + HEIGHT;
  const levelY = (level: number): number => bottom - (level / 10) * (HEIGHT - 10);
  const shapes: Shape[] = [];
  const labels: Label[] = [];
  const elements: SceneElement[] = [];
  const floor = joined ? bottom + PIPE : bottom;
  if (joined) shapes.push(rectangle({ x: left, y: bottom, w: total, h: PIPE }, { fill: 'water', line: 'none', avoid: false }));
  spec.columns.forEach((column, i) => {
    const [x, w] = [lefts[i] ?? 0, widths[i] ?? 0];
    const y = levelY(column.level);
    // A px into the pipe: two edges that only meet leave a light line.
    shapes.push(rectangle({ x, y, w, h: bottom - y + (joined ? 1 : 0) }, { fill: 'water', line: 'none', avoid: false, el: column.id }));
    if (column.upper !== undefined) {
      const over = levelY(Math.min(10, column.level + column.upper));
      shapes.push(rectangle({ x, y: over, w, h: y - over }, { fill: 5, line: 'thin', avoid: false }));
    } else shapes.push({ type: 'line', line: 'stroke', tone: 2, a: { x, y }, b: { x: x + w, y } });
    if (column.label !== undefined)
      labels.push({ text: column.label, at: { x: x + w / 2, y: floor + 12 }, align: 'middle', el: column.id });
    if (column.id)
      elements.push({
        id: column.id,
        label: column.label === undefined ? `${i + 1}. edény` : `${column.label} edény`,
        at: { x: x + w / 2, y: (y + bottom) / 2 },
      });
  });
  shapes.push(...walls(lefts, widths, bottom, floor));
  const [x0, w0] = [lefts[0] ?? 0, widths[0] ?? 0];
  const surface = levelY(spec.columns[0]?.level ?? 0);
  if (spec.body) {
    const size = Math.min(34, w0 * 0.5);
    const y = { floats: surface - size * 0.4, hangs: (surface + bottom) / 2 - size / 2, sunk: bottom - size - 1 }[spec.body.at];
    const x = x0 + w0 / 2 - size / 2;
    shapes.push(rectangle({ x, y, w: size, h: size }, { fill: 1, el: spec.body.id }));
    if (spec.body.label !== undefined)
      labels.push({ text: spec.body.label, at: { x: x + size / 2, y: y + size / 2 }, align: 'middle', el: spec.body.id });
    if (spec.body.id)
      elements.push({
        id: spec.body.id,
        label: spec.body.label === undefined ? 'test' : `${spec.body.label} test`,
        at: { x: x + size / 2, y: y + size / 2 },
      });
  }
  for (const point of spec.points) {
    const i = point.column - 1;
    const column = spec.columns[i];
    if (!column) throw new FigureFault('unknown-name', `there is no column ${point.column}`);
    const p = { x: (lefts[i] ?? 0) + (widths[i] ?? 0) * 0.5, y: levelY(Math.max(0, column.level - point.depth)) };
    shapes.push(dot(p, 3.5, { el: point.id }));
    if (point.label !== undefined) labels.push({ text: point.label, at: p, gap: 5, toward: { x: 1, y: 0 }, el: point.id });
    if (point.id) elements.push({ id: point.id, label: `${point.label ?? ''} pont`.trim(), at: p });
  }
  if (spec.depth !== undefined) {
    const [a, b] = [
      { x: x0 - 12, y: surface },
      { x: x0 - 12, y: bottom },
    ];
    shapes.push({ type: 'line', line: 'thin', a, b }, arrowHead(a, b, 7), arrowHead(b, a, 7));
    labels.push({ text: spec.depth, at: { x: x0 - 12, y: (surface + bottom) / 2 }, gap: 10, toward: { x: -1, y: 0 } });
  }
  return {
    width: FRAME_WIDTH,
    height: floor + (spec.columns.some(column => column.label !== undefined) ? 26 : 8),
    shapes,
    labels,
    elements,
  };
}

/** Glass: from the rim down, along the pipe, and up again. */
function walls(lefts: readonly number[], widths: readonly number[], bottom: number, floor: number): Shape[] {
  const right = (i: number): number => (lefts[i] ?? 0) + (widths[i] ?? 0);
  const last = lefts.length - 1;
  const outer: Point[] = [
    { x: lefts[0] ?? 0, y: TOP },
    { x: lefts[0] ?? 0, y: floor },
    { x: right(last), y: floor },
    { x: right(last), y: TOP },
  ];
  const inner = lefts.slice(1).map((x, i): Point[] => [
    { x: right(i), y: TOP },
    { x: right(i), y: bottom },
    { x, y: bottom },
    { x, y: TOP },
  ]);
  return [outer, ...inner].map(points => ({ type: 'polyline', points }));
}
