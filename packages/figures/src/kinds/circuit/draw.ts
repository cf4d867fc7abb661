import { FigureFault } from '../../kit/fault.ts';
import { add, type Point } from '../../kit/geometry.ts';
import { dot } from '../../kit/marks.ts';
import { moveShape } from '../../kit/move.ts';
import { FRAME_WIDTH, type Label, type Scene, type SceneElement, type Shape } from '../../kit/scene.ts';
import { partName } from './names.ts';
import type { Circuit, Part } from './schema.ts';
import { HALF, signOf } from './signs.ts';

const [LEFT, RIGHT] = [20, FRAME_WIDTH - 20];
const BRANCH = 62;
const ACROSS = 46;

interface Sheet {
  shapes: Shape[];
  labels: Label[];
  elements: SceneElement[];
}
const wire = (...points: Point[]): Shape => ({ type: 'polyline', points });

function place(sheet: Sheet, part: Pick<Part, 'part' | 'open' | 'label' | 'id'>, at: Point, labelBelow: boolean): void {
  const sign = signOf(part);
  sheet.shapes.push(...sign.shapes.map(shape => ({ ...moveShape(shape, at), el: part.id })));
  sheet.labels.push(...(sign.labels ?? []).map(label => ({ ...label, at: add(label.at, at), el: part.id })));
  // A subscript hangs lower: its halo would cut the sign below it.
  const gap = part.label?.includes('_') && !labelBelow ? 18 : 15;
  if (part.label !== undefined) sheet.labels.push({ text: part.label, at, gap, toward: { x: 0, y: labelBelow ? 1 : -1 }, el: part.id });
  if (part.id) sheet.elements.push({ id: part.id, label: partName(part), at });
}

/** Parts in a row on the wire from `from` to `to`. */
function row(sheet: Sheet, parts: readonly Part[], from: Point, to: Point): void {
  const slot = (to.x - from.x) / parts.length;
  if (slot < 2 * HALF + 8) throw new FigureFault('outside', 'too many parts beside each other');
  let end = from;
  parts.forEach((part, i) => {
    const at = { x: from.x + slot * (i + 0.5), y: from.y };
    sheet.shapes.push(wire(end, { x: at.x - HALF, y: at.y }));
    place(sheet, part, at, part.across !== undefined);
    end = { x: at.x + HALF, y: at.y };
    if (part.across) {
      const [a, b] = [
        { x: at.x - slot / 2 + 4, y: at.y },
        { x: at.x + slot / 2 - 4, y: at.y },
      ];
      const above = { x: at.x, y: at.y - ACROSS };
      sheet.shapes.push(
        dot(a, 2.5),
        dot(b, 2.5),
        wire(a, { x: a.x, y: above.y }, { x: above.x - HALF, y: above.y }),
        wire(b, { x: b.x, y: above.y }, { x: above.x + HALF, y: above.y }),
      );
      place(sheet, { part: 'voltmeter', ...part.across }, above, false);
    }
  });
  sheet.shapes.push(wire(end, to));
}

const isGroup = (item: Circuit['loop'][number]): item is Extract<Circuit['loop'][number], { parallel: unknown }> => 'parallel' in item;
const widthOf = (item: Circuit['loop'][number]): number =>
  isGroup(item) ? Math.max(...item.parallel.map(branch => branch.length)) + 0.5 : 1;

export function draw(spec: Circuit): Scene {
  const sheet: Sheet = { shapes: [], labels: [], elements: [] };
  const depth = Math.max(1, ...spec.loop.map(item => (isGroup(item) ? item.parallel.length : 1)));
  const parts = spec.loop.flatMap(item => (isGroup(item) ? item.parallel.flat() : [item]));
  const top = 38 + (parts.some(part => part.across) ? ACROSS : 0);
  const bottom = top + (depth - 1) * BRANCH + 72;
  const total = spec.loop.reduce((sum, item) => sum + widthOf(item), 0);
  let x = LEFT;
  for (const item of spec.loop) {
    const end = x + ((RIGHT - LEFT) * widthOf(item)) / total;
    if (isGroup(item)) {
      const [left, right] = [x + 14, end - 14];
      sheet.shapes.push(wire({ x, y: top }, { x: left, y: top }), wire({ x: right, y: top }, { x: end, y: top }));
      item.parallel.forEach((branch, i) => {
        const y = top + i * BRANCH;
        row(sheet, branch, { x: left, y }, { x: right, y });
        if (i > 0) sheet.shapes.push(wire({ x: left, y: y - BRANCH }, { x: left, y }), wire({ x: right, y: y - BRANCH }, { x: right, y }));
      });
      sheet.shapes.push(dot({ x: left, y: top }, 2.5), dot({ x: right, y: top }, 2.5));
    } else row(sheet, [item], { x, y: top }, { x: end, y: top });
    x = end;
  }
  const source = { x: FRAME_WIDTH / 2, y: bottom };
  sheet.shapes.push(
    wire({ x: LEFT, y: top }, { x: LEFT, y: bottom }, { x: source.x - HALF, y: bottom }),
    wire({ x: RIGHT, y: top }, { x: RIGHT, y: bottom }, { x: source.x + HALF, y: bottom }),
  );
  place(sheet, spec.source, source, true);
  return { width: FRAME_WIDTH, height: bottom + 36, ...sheet };
}
