import { textNumber } from '@eszkerek/numbers/hungarian';
import { type Box, corners, type Point, polar } from '../../kit/geometry.ts';
import { arrow, dot } from '../../kit/marks.ts';
import { moveShape } from '../../kit/move.ts';
import { FRAME_WIDTH, type Label, MIN_TEXT, type Scene, type SceneElement, type Shape } from '../../kit/scene.ts';
import { textWidth } from '../../kit/text-width.ts';
import { instrumentName } from './names.ts';
import { protractor } from './protractor.ts';
import { marksOf, type One, shareOf } from './scale.ts';
import type { Instrument } from './schema.ts';

interface Drawn {
  shapes: Shape[];
  labels: Label[];
  height: number;
}

const HEIGHT = 210;
/** Half of the width of a digit. */
const DIGIT = 4;
const line = (a: Point, b: Point, look: Pick<Shape, 'line' | 'tone'> = {}): Shape => ({ type: 'line', line: 'thin', a, b, ...look });
const rectangle = (box: Box, look: Partial<Pick<Shape, 'fill' | 'line' | 'tone'>>): Shape => ({
  type: 'polyline',
  closed: true,
  line: 'thin',
  points: corners(box),
  ...look,
});
const number = (value: number, at: Point, align: 'start' | 'middle' | 'end'): Label => ({
  text: textNumber(value),
  at,
  align,
  size: MIN_TEXT,
  quiet: true,
});

/** Marks beside an upright tube; numbers to their left. */
function upright(one: One, x: number, top: number, bottom: number): { shapes: Shape[]; labels: Label[]; at(value: number): number } {
  const at = (value: number): number => bottom - shareOf(one, value) * (bottom - top);
  const marks = marksOf(one);
  return {
    at,
    shapes: marks.map(mark => line({ x, y: at(mark.value) }, { x: x - (mark.numbered ? 10 : 5), y: at(mark.value) })),
    labels: marks.filter(mark => mark.numbered).map(mark => number(mark.value, { x: x - 14, y: at(mark.value) }, 'end')),
  };
}

const unitLabel = (one: One, at: Point, align: 'start' | 'middle' | 'end'): Label[] =>
  one.unit === undefined ? [] : [{ text: one.unit, at, align, size: MIN_TEXT }];

function thermometer(one: One, x: number): Drawn {
  const [top, bottom] = [30, HEIGHT - 42];
  const scale = upright(one, x - 9, top, bottom);
  const bulb = { x, y: bottom + 20 };
  const level = scale.at(one.value);
  return {
    // The caption stands below the bulb.
    height: one.label === undefined ? HEIGHT : HEIGHT + 8,
    shapes: [
      rectangle({ x: x - 6, y: top - 10, w: 12, h: bottom - top + 20 }, { fill: 'paper' }),
      { type: 'circle', at: bulb, r: 13, line: 'thin', fill: 1 },
      rectangle({ x: x - 3, y: level, w: 6, h: bulb.y - level - 8 }, { fill: 'ink', tone: 1, line: 'none' }),
      ...scale.shapes,
    ],
    labels: [...scale.labels, ...unitLabel(one, { x, y: 10 }, 'middle')],
  };
}

function cylinder(one: One, x: number): Drawn {
  const [top, bottom, half] = [28, HEIGHT - 24, 26];
  const scale = upright(one, x - half, top, bottom);
  const level = scale.at(one.value);
  return {
    height: HEIGHT,
    shapes: [
      rectangle({ x: x - half, y: level, w: 2 * half, h: bottom - level }, { fill: 'water', line: 'none' }),
      line({ x: x - half, y: level }, { x: x + half, y: level }, { line: 'stroke', tone: 2 }),
      {
        type: 'polyline',
        line: 'stroke',
        points: [
          { x: x - half, y: top - 12 },
          { x: x - half, y: bottom },
          { x: x + half, y: bottom },
          { x: x + half, y: top - 12 },
        ],
      },
      line({ x: x - half - 10, y: bottom + 3 }, { x: x + half + 10, y: bottom + 3 }, { line: 'bold' }),
      ...scale.shapes,
    ],
    labels: [...scale.labels, ...unitLabel(one, { x, y: 8 }, 'middle')],
  };
}

function ruler(one: One, x: number, width: number): Drawn {
  const [left, length, y] = [x - width / 2 + 14, width - 28, 74];
  const at = (value: number): number => left + shareOf(one, value) * length;
  const [from, to] = [at(one.from ?? one.min), at(one.value)];
  return {
    height: 116,
    shapes: [
      rectangle({ x: from, y: 34, w: to - from, h: 22 }, { fill: 1, tone: 1 }),
      rectangle({ x: left - 10, y, w: length + 20, h: 36 }, { fill: 'paper' }),
      ...marksOf(one).map(mark => line({ x: at(mark.value), y }, { x: at(mark.value), y: y + (mark.numbered ? 12 : 7) })),
      line({ x: from, y: 56 }, { x: from, y: y - 1 }, { line: 'dot' }),
      line({ x: to, y: 56 }, { x: to, y: y - 1 }, { line: 'dot' }),
    ],
    labels: [
      ...marksOf(one)
        .filter(mark => mark.numbered)
        .map(mark => number(mark.value, { x: at(mark.value), y: y + 23 }, 'middle')),
      ...unitLabel(one, { x: left + length, y: 14 }, 'end'),
    ],
  };
}

/** A dial from 150 to 30 degrees. */
function meter(one: One, x: number, width: number): Drawn {
  const numbered = marksOf(one).filter(mark => mark.numbered);
  /** How much wider a number is than one digit, to each side: it stands that much farther out, off its mark. */
  const wider = (value: number): number => Math.max(0, textWidth(textNumber(value), MIN_TEXT) / 2 - DIGIT);
  const r = Math.min(width / 2 - 12 - Math.max(...numbered.map(mark => wider(mark.value))), 136);
  const at = { x, y: r + 40 };
  const turn = (value: number): number => 150 - 120 * shareOf(one, value);
  return {
    height: at.y + 30,
    shapes: [
      rectangle({ x: x - width / 2 + 4, y: 4, w: width - 8, h: at.y + 16 }, { fill: 'paper' }),
      { type: 'arc', at, r: r - 20, from: 30, to: 150, line: 'thin' },
      ...marksOf(one).map(mark => line(polar(at, r - 20, turn(mark.value)), polar(at, r - (mark.numbered ? 8 : 13), turn(mark.value)))),
      ...arrow(at, polar(at, r - 22, turn(one.value)), { tone: 1 }),
      dot(at, 5),
    ],
    labels: [
      ...numbered.map(mark => {
        const p = polar(at, r + 4, turn(mark.value));
        return number(mark.value, { ...p, x: p.x + wider(mark.value) * Math.cos((turn(mark.value) * Math.PI) / 180) }, 'middle');
      }),
      ...unitLabel(one, { x: x - width / 2 + 14, y: at.y + 6 }, 'start'),
    ],
  };
}

function spring(one: One, x: number): Drawn {
  const [top, bottom] = [40, HEIGHT - 50];
  const scale = upright(one, x - 12, top, bottom);
  // A spring scale reads downwards.
  const down = (y: number): number => top + bottom - y;
  const level = down(scale.at(one.value));
  const zigzag = Array.from({ length: 13 }, (_, i) => ({
    x: x + (i === 0 || i === 12 ? 0 : i % 2 === 0 ? -5 : 5),
    y: 18 + ((level - 18) * i) / 12,
  }));
  return {
    height: HEIGHT,
    shapes: [
      line({ x: x - 30, y: 6 }, { x: x + 30, y: 6 }, { line: 'bold' }),
      line({ x, y: 6 }, { x, y: 18 }),
      { type: 'polyline', line: 'thin', points: zigzag },
      line({ x: x - 9, y: level }, { x: x + 9, y: level }, { line: 'bold', tone: 1 }),
      line({ x, y: level }, { x, y: level + 20 }),
      rectangle({ x: x - 9, y: level + 20, w: 18, h: 16 }, { fill: 3 }),
      ...marksOf(one).map(mark =>
        line({ x: x - 12, y: down(scale.at(mark.value)) }, { x: x - (mark.numbered ? 22 : 17), y: down(scale.at(mark.value)) }),
      ),
    ],
    labels: [
      ...marksOf(one)
        .filter(mark => mark.numbered)
        .map(mark => number(mark.value, { x: x - 26, y: down(scale.at(mark.value)) }, 'end')),
      ...unitLabel(one, { x: x + 16, y: 24 }, 'start'),
    ],
  };
}

const forms: { readonly [F in One['form']]: (one: One, x: number, width: number) => Drawn } = {
  thermometer,
  cylinder,
  ruler,
  meter,
  spring,
  protractor,
};

export function draw({ instruments }: Instrument): Scene {
  const stacked = instruments.some(one => one.form === 'ruler');
  const slot = stacked ? FRAME_WIDTH : FRAME_WIDTH / instruments.length;
  const elements: SceneElement[] = [];
  let top = 0;
  let tallest = 0;
  const parts = instruments.map((one, i): Drawn => {
    const x = stacked
      ? FRAME_WIDTH / 2
      : slot * (i + 0.5) + (one.form === 'meter' || one.form === 'ruler' || one.form === 'protractor' ? 0 : 12);
    const drawn = forms[one.form](one, x, slot);
    const shapes = drawn.shapes.map(shape => ({ ...moveShape(shape, { x: 0, y: top }), el: one.id }));
    const labels = drawn.labels.map(label => ({ ...label, at: { x: label.at.x, y: label.at.y + top }, el: one.id }));
    if (one.label !== undefined) labels.push({ text: one.label, at: { x, y: top + drawn.height - 2 }, align: 'middle', el: one.id });
    if (one.id) elements.push({ id: one.id, label: instrumentName(one, i), at: { x, y: top + drawn.height / 2 } });
    const height = drawn.height + (one.label === undefined ? 0 : 10);
    if (stacked) top += height;
    else tallest = Math.max(tallest, height);
    return { shapes, labels, height };
  });
  return {
    width: FRAME_WIDTH,
    height: stacked ? top : tallest,
    shapes: parts.flatMap(p => p.shapes),
    labels: parts.flatMap(p => p.labels),
    elements,
  };
}
