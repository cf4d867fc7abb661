import { FigureFault } from '../../kit/fault.ts';
import { type Box, corners, polar } from '../../kit/geometry.ts';
import { FRAME_WIDTH, type Label, type Scene, type SceneElement, type Shape, type Tone } from '../../kit/scene.ts';
import { columnsOf, isShaded, type Whole } from './parts.ts';
import type { Fraction } from './schema.ts';

const CELL: Record<Fraction['form'], { w: number; h: number; perRow: number }> = {
  bar: { w: 300, h: 34, perRow: 1 },
  circle: { w: 96, h: 96, perRow: 3 },
  grid: { w: 140, h: 96, perRow: 2 },
  set: { w: 300, h: 0, perRow: 1 },
};
const GAP = 12;
const LABEL = 20;
const COUNTER = 26;

const toneOf = (whole: Whole): Tone => whole.tone ?? 1;
const rectangle = (box: Box, fill: Tone | undefined, el: string | undefined): Shape => ({
  type: 'polyline',
  closed: true,
  line: 'thin',
  fill: fill ?? 'paper',
  el,
  points: corners(box),
});

type Parts = (whole: Whole, box: Box, columns: number) => Shape[];
const indices = (whole: Whole): number[] => Array.from({ length: whole.parts }, (_, i) => i);
const fillOf = (whole: Whole, i: number): Tone | undefined => (isShaded(whole, i) ? toneOf(whole) : undefined);

const rectangles: Parts = (whole, box, columns) => {
  const rows = Math.ceil(whole.parts / columns);
  return indices(whole).map(i =>
    rectangle(
      {
        x: box.x + ((i % columns) * box.w) / columns,
        y: box.y + (Math.floor(i / columns) * box.h) / rows,
        w: box.w / columns,
        h: box.h / rows,
      },
      fillOf(whole, i),
      whole.id,
    ),
  );
};

/** Height of the pointer of a wheel. */
const POINTER = 14;
const pointerAbove = ({ x, y, w }: Box): Shape => {
  const tip = { x: x + w / 2, y: y + 6 };
  return {
    type: 'polyline',
    closed: true,
    line: 'thin',
    fill: 'ink',
    points: [tip, { x: tip.x - 6, y: y - POINTER + 2 }, { x: tip.x + 6, y: y - POINTER + 2 }],
  };
};

const sectors =
  (turn: (parts: number) => number): Parts =>
  (whole, box) => {
    const at = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
    const r = box.h / 2 - 2;
    const top = 90 + turn(whole.parts);
    if (whole.parts === 1) return [{ type: 'circle', at, r, line: 'thin', fill: fillOf(whole, 0) ?? 'paper', el: whole.id }];
    return indices(whole).map(
      (i): Shape => ({
        type: 'arc',
        sector: true,
        at,
        r,
        line: 'thin',
        from: top - ((i + 1) * 360) / whole.parts,
        to: top - (i * 360) / whole.parts,
        fill: fillOf(whole, i) ?? 'paper',
        el: whole.id,
      }),
    );
  };

const counters: Parts = (whole, box, columns) =>
  indices(whole).map(i => ({
    type: 'circle',
    at: { x: box.x + COUNTER * ((i % columns) + 0.5), y: box.y + COUNTER * (Math.floor(i / columns) + 0.5) },
    r: 9,
    line: 'thin',
    fill: fillOf(whole, i) ?? 'paper',
    el: whole.id,
  }));

export function draw(spec: Fraction): Scene {
  const cell = CELL[spec.form];
  const perRow = Math.min(cell.perRow, spec.wholes.length);
  const shapes: Shape[] = [];
  const labels: Label[] = [];
  const elements: SceneElement[] = [];
  const above = spec.form === 'circle' && spec.pointer ? POINTER : 0;
  // The pointer stands at the middle of a field, never between two.
  const circleParts = sectors(parts => (above ? 180 / parts : 0));
  let y = GAP / 2 + above;
  for (let first = 0; first < spec.wholes.length; first += perRow) {
    const row = spec.wholes.slice(first, first + perRow);
    const columnsFor = (whole: Whole): number =>
      spec.form === 'bar' ? whole.parts : spec.form === 'set' ? Math.min(spec.columns ?? 6, 11) : columnsOf(spec, whole.parts);
    const height = spec.form === 'set' ? Math.max(...row.map(whole => Math.ceil(whole.parts / columnsFor(whole)) * COUNTER)) : cell.h;
    const width = row.length * cell.w + (row.length - 1) * GAP;
    if (width > FRAME_WIDTH) throw new FigureFault('outside', 'the wholes do not fit beside each other');
    row.forEach((whole, i) => {
      if (Array.isArray(whole.shaded) && whole.shaded.some(part => part > whole.parts))
        throw new FigureFault('impossible', 'a shaded part that does not exist');
      if (typeof whole.shaded === 'number' && whole.shaded > whole.parts)
        throw new FigureFault('impossible', 'more parts are shaded than there are');
      const setWidth = columnsFor(whole) * COUNTER;
      const x = spec.form === 'set' ? (FRAME_WIDTH - setWidth) / 2 : (FRAME_WIDTH - width) / 2 + i * (cell.w + GAP);
      const box = { x, y, w: spec.form === 'set' ? setWidth : cell.w, h: height };
      const parts = spec.form === 'circle' ? circleParts : spec.form === 'set' ? counters : rectangles;
      shapes.push(...parts(whole, box, columnsFor(whole)));
      if (above) shapes.push(pointerAbove(box));
      if (spec.form !== 'circle' && spec.form !== 'set')
        shapes.push({ ...rectangle(box, undefined, whole.id), fill: undefined, line: 'stroke' });
      const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
      if (whole.label !== undefined)
        labels.push({ text: whole.label, at: { x: middle.x, y: box.y + box.h + LABEL / 2 + 1 }, align: 'middle', el: whole.id });
      if (whole.id)
        elements.push({
          id: whole.id,
          label: whole.label ?? `${first + i + 1}. rajz`,
          at: spec.form === 'circle' ? polar(middle, 0, 0) : middle,
        });
    });
    y += height + GAP + above + (row.some(whole => whole.label !== undefined) ? LABEL - 4 : 0);
  }
  return { width: FRAME_WIDTH, height: y - above, shapes, labels, elements };
}
