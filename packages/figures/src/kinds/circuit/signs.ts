import { dot } from '../../kit/marks.ts';
import type { Label, Shape } from '../../kit/scene.ts';
import type { Part, PartName } from './schema.ts';

/** Half of the length that a sign takes of its wire. */
export const HALF = 17;
const R = 12;

const line = (x1: number, y1: number, x2: number, y2: number): Shape => ({ type: 'line', a: { x: x1, y: y1 }, b: { x: x2, y: y2 } });
const circle: Shape = { type: 'circle', at: { x: 0, y: 0 }, r: R, fill: 'paper' };
const leads: Shape[] = [line(-HALF, 0, -R, 0), line(R, 0, HALF, 0)];
const box = (w: number, h: number): Shape => ({
  type: 'polyline',
  closed: true,
  fill: 'paper',
  points: [
    { x: -w, y: -h },
    { x: w, y: -h },
    { x: w, y: h },
    { x: -w, y: h },
  ],
});
const letter = (text: string): Label => ({ text, at: { x: 0, y: 0 }, align: 'middle' });

interface Sign {
  shapes: Shape[];
  labels?: Label[];
}
const D = R * Math.SQRT1_2;

/** Around the origin, on a horizontal wire. */
const SIGNS: Record<PartName, (part: Pick<Part, 'open'>) => Sign> = {
  resistor: () => ({ shapes: [box(HALF, 7)] }),
  fuse: () => ({ shapes: [box(HALF, 6), line(-HALF, 0, HALF, 0)] }),
  bulb: ({ open }) => ({
    shapes: open ? [circle, ...leads, line(-D, -D, -2, -2), line(D, D, 2, 2)] : [circle, ...leads, line(-D, -D, D, D), line(-D, D, D, -D)],
  }),
  switch: ({ open }) => ({
    shapes: [dot({ x: -HALF, y: 0 }, 2.5), dot({ x: HALF, y: 0 }, 2.5), open ? line(-HALF, 0, HALF - 6, -13) : line(-HALF, 0, HALF, 0)],
  }),
  ammeter: () => ({ shapes: [circle, ...leads], labels: [letter('A')] }),
  voltmeter: () => ({ shapes: [circle, ...leads], labels: [letter('V')] }),
  motor: () => ({ shapes: [circle, ...leads], labels: [letter('M')] }),
  cell: () => ({ shapes: [line(-HALF, 0, -3, 0), line(-3, -13, -3, 13), { ...line(3, -7, 3, 7), line: 'bold' }, line(3, 0, HALF, 0)] }),
  battery: () => ({
    shapes: [
      line(-HALF, 0, -10, 0),
      line(-10, -13, -10, 13),
      { ...line(-5, -7, -5, 7), line: 'bold' },
      { ...line(-5, 0, 5, 0), line: 'dash' },
      line(5, -13, 5, 13),
      { ...line(10, -7, 10, 7), line: 'bold' },
      line(10, 0, HALF, 0),
    ],
  }),
  bell: () => ({
    shapes: [
      { type: 'arc', sector: true, at: { x: 0, y: 0 }, r: 14, from: 0, to: 180, fill: 'paper' },
      line(-HALF, 0, -8, 0),
      line(8, 0, HALF, 0),
    ],
  }),
  gap: () => ({ shapes: [dot({ x: -HALF, y: 0 }, 2.5), dot({ x: HALF, y: 0 }, 2.5)] }),
  wire: () => ({ shapes: [line(-HALF, 0, HALF, 0)] }),
};

export const signOf = (part: Pick<Part, 'part' | 'open'>): Sign => SIGNS[part.part](part);
