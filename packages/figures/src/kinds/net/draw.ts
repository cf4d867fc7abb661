import { FigureFault } from '../../kit/fault.ts';
import { fitInto } from '../../kit/fit.ts';
import { add, between, boxAround, corners, normal, type Point, polar, sub, times, unit } from '../../kit/geometry.ts';
import { FRAME_WIDTH, type Label, type Scene, type SceneElement, type Shape, type Tone } from '../../kit/scene.ts';
import type { Net } from './schema.ts';

interface Face {
  points: Point[];
  round?: { at: Point; r: number } | { at: Point; r: number; from: number; to: number };
  label?: string;
  fill?: Tone;
  id?: string;
}
interface Side {
  ends: [Point, Point];
  text: string | undefined;
}
interface Layout {
  faces: Face[];
  sides: Side[];
}

const rectangle = (x: number, y: number, w: number, h: number): Point[] => corners({ x, y, w, h });

function boxNet({ a, b, c, labels }: Extract<Net, { of: 'box' }>): Layout {
  const faces = [
    rectangle(c, 0, a, c),
    rectangle(0, c, c, b),
    rectangle(c, c, a, b),
    rectangle(c + a, c, c, b),
    rectangle(c, c + b, a, c),
    rectangle(c, 2 * c + b, a, b),
  ].map(points => ({ points }));
  const at = (x: number, y: number): Point => ({ x, y });
  return {
    faces,
    sides: [
      { ends: [at(c, 2 * c + 2 * b), at(c + a, 2 * c + 2 * b)], text: labels.a },
      { ends: [at(2 * c + a, c), at(2 * c + a, c + b)], text: labels.b },
      { ends: [at(c + a, 0), at(c + a, c)], text: labels.c },
    ],
  };
}

/** The base in the middle, a triangle or rectangle on each of its sides. */
function starNet({ of, sides, edge, height, labels }: Extract<Net, { of: 'pyramid' | 'prism' }>): Layout {
  const r = edge / (2 * Math.sin(Math.PI / sides));
  const base = Array.from({ length: sides }, (_, i) => polar({ x: 0, y: 0 }, r, 90 + 180 / sides + (360 * i) / sides));
  const faces: Face[] = [{ points: base }];
  base.forEach((p, i) => {
    const q = base[(i + 1) % sides] ?? p;
    const out = times(unit(between(p, q)), height);
    faces.push({ points: of === 'pyramid' ? [p, q, add(between(p, q), out)] : [p, q, add(q, out), add(p, out)] });
  });
  if (of === 'prism') {
    const [p = { x: 0, y: 0 }, q = { x: 0, y: 0 }] = base;
    const shift = add(times(unit(between(p, q)), height), times(between(p, q), 2));
    faces.push({ points: base.map(point => add(shift, times(point, -1))) });
  }
  const low = base.toSorted((p, q) => q.y - p.y);
  const [p = { x: 0, y: 0 }, q = { x: 0, y: 0 }] = low;
  const foot = between(p, q);
  const tip = add(foot, times(unit(foot), height));
  return {
    faces,
    sides: [
      { ends: [p, q], text: labels.edge },
      { ends: [of === 'prism' ? p : foot, of === 'prism' ? add(p, times(unit(foot), height)) : tip], text: labels.height },
    ],
  };
}

function roundNet({ of, radius: r, height, labels }: Extract<Net, { of: 'cylinder' | 'cone' }>): Layout {
  if (of === 'cylinder') {
    const w = 2 * Math.PI * r;
    const circle = (y: number): Face => ({ points: rectangle(w / 2 - r, y - r, 2 * r, 2 * r), round: { at: { x: w / 2, y }, r } });
    return {
      faces: [{ points: rectangle(0, 0, w, height) }, circle(-r), circle(height + r)],
      sides: [
        {
          ends: [
            { x: w / 2, y: -r },
            { x: w / 2 + r, y: -r },
          ],
          text: labels.radius,
        },
        {
          ends: [
            { x: w, y: 0 },
            { x: w, y: height },
          ],
          text: labels.height,
        },
      ],
    };
  }
  if (height <= r) throw new FigureFault('impossible', 'the side of a cone is longer than its radius');
  const angle = (360 * r) / height;
  const [from, to] = [270 - angle / 2, 270 + angle / 2];
  const arc = Array.from({ length: 25 }, (_, i) => polar({ x: 0, y: 0 }, height, from + ((to - from) * i) / 24));
  return {
    faces: [
      { points: [{ x: 0, y: 0 }, ...arc], round: { at: { x: 0, y: 0 }, r: height, from, to } },
      { points: rectangle(-r, height, 2 * r, 2 * r), round: { at: { x: 0, y: height + r }, r } },
    ],
    sides: [
      {
        ends: [
          { x: 0, y: height + r },
          { x: r, y: height + r },
        ],
        text: labels.radius,
      },
      { ends: [{ x: 0, y: 0 }, polar({ x: 0, y: 0 }, height, to)], text: labels.height },
    ],
  };
}

function layoutOf(spec: Net): Layout {
  switch (spec.of) {
    case 'squares':
      return { faces: spec.cells.map(({ at: [x, y], ...face }) => ({ points: rectangle(x, y, 1, 1), ...face })), sides: [] };
    case 'box':
      return boxNet(spec);
    case 'pyramid':
    case 'prism':
      return starNet(spec);
    case 'cylinder':
    case 'cone':
      return roundNet(spec);
  }
}

const HEIGHT = 220;

export function draw(spec: Net): Scene {
  const { faces, sides } = layoutOf(spec);
  const all = faces.flatMap(face => face.points);
  const size = boxAround(all);
  const height = spec.of === 'squares' ? Math.min(HEIGHT, size.h * 44 + 16) : HEIGHT;
  const fit = fitInto(all, FRAME_WIDTH, height, spec.of === 'squares' ? 8 : 24);
  const shapes: Shape[] = [];
  const labels: Label[] = [];
  const elements: SceneElement[] = [];
  faces.forEach((face, i) => {
    const look = { fill: face.fill ?? ('paper' as const), el: face.id };
    const points = face.points.map(fit);
    if (!face.round) shapes.push({ type: 'polyline', closed: true, points, ...look });
    else if ('from' in face.round)
      shapes.push({
        type: 'arc',
        sector: true,
        at: fit(face.round.at),
        r: face.round.r * fit.scale,
        from: face.round.from,
        to: face.round.to,
        ...look,
      });
    else shapes.push({ type: 'circle', at: fit(face.round.at), r: face.round.r * fit.scale, ...look });
    const box = boxAround(points);
    const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
    if (face.label !== undefined) labels.push({ text: face.label, at: middle, align: 'middle', el: face.id });
    if (face.id) elements.push({ id: face.id, label: face.label === undefined ? `${i + 1}. lap` : `${face.label} jelű lap`, at: middle });
  });
  const isDrawn = (side: Side): boolean =>
    faces.some(face => !face.round && face.points.includes(side.ends[0]) && face.points.includes(side.ends[1]));
  for (const side of sides) {
    if (side.text === undefined) continue;
    const [a, b] = [fit(side.ends[0]), fit(side.ends[1])];
    if (!isDrawn(side)) shapes.push({ type: 'line', line: 'dash', a, b });
    labels.push({ text: side.text, at: between(a, b), slide: [a, b], gap: 4, toward: normal(unit(sub(a, b))) });
  }
  return { width: FRAME_WIDTH, height, shapes, labels, elements };
}
