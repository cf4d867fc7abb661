import { FigureFault } from '../../kit/fault.ts';
import { between, type Point, polar } from '../../kit/geometry.ts';
import { angleArcs, arrow, arrowHead } from '../../kit/marks.ts';
import { FRAME_WIDTH, type Label, type Scene, type Shape, TEXT, type Tone } from '../../kit/scene.ts';
import { textWidth } from '../../kit/text-width.ts';
import type { RaysAt } from './schema.ts';

const RAY = 118;

/** A ray with its arrow in the middle. */
const ray = (a: Point, b: Point, tone: Tone): Shape[] => [{ type: 'line', tone, a, b }, arrowHead(a, between(a, b, 0.58), 10, { tone })];
const angleLabel = (text: string | undefined, at: Point, r: number, degrees: number): Label[] =>
  text === undefined
    ? []
    : [
        {
          text,
          at: polar(at, r, degrees),
          gap: 3,
          toward: { x: Math.cos((degrees * Math.PI) / 180), y: -Math.sin((degrees * Math.PI) / 180) },
        },
      ];

/** Degrees under which a label at the arc would stand on a line or outside its angle. */
const NARROW = 38;
const PAD = 4;
const HEIGHT = 15;
const slope = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);

/**
 * Label of the angle between a ray and the normal. `side.x` is -1 left of the normal, `side.y` is -1 above the surface.
 * In a narrow angle the label moves away from the surface until it fits between the two lines.
 */
function normalLabel(text: string | undefined, at: Point, angle: number, side: { x: 1 | -1; y: 1 | -1 }, r: number): Label[] {
  const middle = side.y === -1 ? 90 - (side.x * angle) / 2 : 270 + (side.x * angle) / 2;
  const width = text === undefined ? 0 : textWidth(text, TEXT) + 2 * PAD;
  const reach = Math.max(r, width / slope(Math.max(angle, 1))) + HEIGHT / 2;
  if (text === undefined || angle >= NARROW || reach > 102) return angleLabel(text, at, r, middle);
  return [{ text, align: 'middle', at: { x: at.x + (side.x * width) / 2, y: at.y + side.y * reach } }];
}

/** The angle of the incoming ray and the mirror, on the left. */
function mirrorLabel(text: string | undefined, at: Point, angle: number): Label[] {
  if (text === undefined || angle >= NARROW) return angleLabel(text, at, 34, 180 - angle / 2);
  const height = HEIGHT + 2 * PAD;
  const reach = Math.max(30, height / slope(Math.max(angle, 1))) + textWidth(text, TEXT) / 2;
  return reach > 120
    ? angleLabel(text, at, 34, 180 - angle / 2)
    : [{ text, align: 'middle', at: { x: at.x - reach, y: at.y - height / 2 } }];
}

export function drawMirror(spec: RaysAt<'mirror'>): Scene {
  const at = { x: FRAME_WIDTH / 2, y: 150 };
  const source = polar(at, RAY, 90 + spec.angle);
  const shapes: Shape[] = [
    { type: 'line', line: 'bold', a: { x: 20, y: at.y }, b: { x: FRAME_WIDTH - 20, y: at.y } },
    // The back of a mirror is hatched.
    ...Array.from(
      { length: 22 },
      (_, i): Shape => ({
        type: 'line',
        line: 'thin',
        a: { x: 26 + i * 12.5, y: at.y + 3 },
        b: { x: 20 + i * 12.5, y: at.y + 12 },
        avoid: false,
      }),
    ),
    { type: 'line', line: 'dash', a: at, b: { x: at.x, y: at.y - RAY - 12 } },
    ...ray(source, at, 5),
  ];
  const labels: Label[] = [];
  if (spec.angle > 0) {
    shapes.push(...angleArcs(at, { from: 90, to: 90 + spec.angle }, 1, 34));
    labels.push(...normalLabel(spec.inLabel, at, spec.angle, { x: -1, y: -1 }, 36));
    if (spec.reflected) {
      shapes.push(...ray(at, polar(at, RAY, 90 - spec.angle), 5), ...angleArcs(at, { from: 90 - spec.angle, to: 90 }, 1, 34));
      labels.push(...normalLabel(spec.outLabel, at, spec.angle, { x: 1, y: -1 }, 36));
    }
  }
  if (spec.mirrorLabel !== undefined) {
    shapes.push(...angleArcs(at, { from: 90 + spec.angle, to: 180 }, 2, 26));
    labels.push(...mirrorLabel(spec.mirrorLabel, at, 90 - spec.angle));
  }
  return { width: FRAME_WIDTH, height: 168, shapes, labels };
}

export function drawBorder(spec: RaysAt<'border'>): Scene {
  const at = { x: FRAME_WIDTH / 2, y: 110 };
  const shapes: Shape[] = [
    {
      type: 'polyline',
      closed: true,
      line: 'none',
      fill: 'water',
      avoid: false,
      points: [
        { x: 4, y: at.y },
        { x: FRAME_WIDTH - 4, y: at.y },
        { x: FRAME_WIDTH - 4, y: 216 },
        { x: 4, y: 216 },
      ],
    },
    { type: 'line', a: { x: 4, y: at.y }, b: { x: FRAME_WIDTH - 4, y: at.y } },
    { type: 'line', line: 'dash', a: { x: at.x, y: 6 }, b: { x: at.x, y: 214 } },
    ...ray(polar(at, 100, 90 + spec.angle), at, 5),
    ...ray(at, polar(at, 100, 270 + spec.refracted), 5),
  ];
  const labels: Label[] = [];
  if (spec.angle > 0) shapes.push(...angleArcs(at, { from: 90, to: 90 + spec.angle }, 1, 32));
  if (spec.refracted > 0) shapes.push(...angleArcs(at, { from: 270, to: 270 + spec.refracted }, 1, 32));
  labels.push(
    ...normalLabel(spec.inLabel, at, spec.angle, { x: -1, y: -1 }, 34),
    ...normalLabel(spec.outLabel, at, spec.refracted, { x: 1, y: 1 }, 34),
  );
  if (spec.upper !== undefined) labels.push({ text: spec.upper, at: { x: FRAME_WIDTH - 12, y: 96 }, align: 'end' });
  if (spec.lower !== undefined) labels.push({ text: spec.lower, at: { x: 12, y: 124 }, align: 'start' });
  return { width: FRAME_WIDTH, height: 220, shapes, labels };
}

export function drawPrism(spec: RaysAt<'prism'>): Scene {
  const [a, b, c] = [
    { x: 160, y: 20 },
    { x: 90, y: 142 },
    { x: 230, y: 142 },
  ];
  const entry = between(a, b, 0.55);
  const shapes: Shape[] = [
    { type: 'polyline', closed: true, fill: 'paper', points: [a, b, c], el: spec.id },
    ...ray({ x: 20, y: 120 }, entry, 5),
  ];
  const tones: readonly Tone[] = spec.colours ? [1, 5, 3, 2, 4] : [5];
  const labels: Label[] = [];
  tones.forEach((tone, i) => {
    const exit = between(a, c, 0.5 + i * 0.04);
    const end = { x: 306, y: 104 + i * 13 };
    shapes.push({ type: 'line', line: 'thin', tone, a: entry, b: exit }, { type: 'line', tone, a: exit, b: end });
  });
  if (spec.colours)
    labels.push({ text: 'vörös', at: { x: 300, y: 80 }, align: 'end' }, { text: 'ibolya', at: { x: 312, y: 170 }, align: 'end' });
  return { width: FRAME_WIDTH, height: 182, shapes, labels, elements: spec.id ? [{ id: spec.id, label: 'prizma' }] : [] };
}

export function drawShadow(spec: RaysAt<'shadow'>): Scene {
  if (spec.screen <= spec.obstacle) throw new FigureFault('impossible', 'the screen stands behind the obstacle');
  const lamp = { x: 22, y: 88 };
  const unit = 268 / spec.screen;
  const shadow = (spec.size * spec.screen) / spec.obstacle;
  const half = 62 / shadow;
  const [near, far] = [lamp.x + spec.obstacle * unit, lamp.x + spec.screen * unit];
  const [low, high] = [half * spec.size, half * shadow];
  const shapes: Shape[] = [
    {
      type: 'polyline',
      closed: true,
      line: 'none',
      fill: 6,
      avoid: false,
      points: [
        { x: near, y: lamp.y - low },
        { x: far, y: lamp.y - high },
        { x: far, y: lamp.y + high },
        { x: near, y: lamp.y + low },
      ],
    },
    { type: 'circle', at: lamp, r: 8, fill: 5 },
    { type: 'line', line: 'thin', a: lamp, b: { x: far, y: lamp.y - high } },
    { type: 'line', line: 'thin', a: lamp, b: { x: far, y: lamp.y + high } },
    { type: 'line', line: 'bold', tone: 1, a: { x: near, y: lamp.y - low }, b: { x: near, y: lamp.y + low } },
    { type: 'line', line: 'bold', a: { x: far, y: 8 }, b: { x: far, y: 168 } },
  ];
  const labels: Label[] = [];
  const put = (text: string | undefined, at: Point, toward: Point): void => {
    if (text !== undefined) labels.push({ text, at, gap: 5, toward });
  };
  put(spec.labels.obstacle, { x: near, y: lamp.y - low }, { x: 0, y: -1 });
  put(spec.labels.shadow, { x: far, y: lamp.y }, { x: 1, y: 0 });
  const y = 184;
  const measure = (text: string | undefined, to: number, level: number): void => {
    if (text === undefined) return;
    const [from, end] = [
      { x: lamp.x, y: level },
      { x: to, y: level },
    ];
    shapes.push(...arrow(from, end, { line: 'thin' }), arrowHead(end, from, 7));
    labels.push({ text, at: between(from, end), slide: [from, end], gap: 3, toward: { x: 0, y: 1 } });
  };
  measure(spec.labels.near, near, y);
  // Two rows of text apart: a label between the arrows could belong to either.
  measure(spec.labels.far, far, y + 34);
  const extra = spec.labels.far !== undefined ? 60 : spec.labels.near !== undefined ? 26 : 0;
  return { width: FRAME_WIDTH, height: 176 + extra, shapes, labels };
}
