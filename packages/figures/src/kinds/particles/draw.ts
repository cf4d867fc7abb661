import { createRng } from '@eszkerek/numbers/chance';
import type { Point } from '../../kit/geometry.ts';
import { FRAME_WIDTH, type Label, type Scene, type SceneElement, type Shape } from '../../kit/scene.ts';
import { boxName } from './names.ts';
import type { Particles } from './schema.ts';

type Box = Particles['boxes'][number];
const R = 6;
const GAP = 12;
/** Degrees between the motion marks of two particles: no direction prevails. */
const TURN = 137;

/**
 * Particles of a liquid: each falls at a place of its own and rolls down until it lies on others or on the bottom, so they
 * touch without rows.
 */
function poured(size: number): Point[] {
  const rng = createRng('particles-liquid');
  const [apart, left, right, bottom] = [2 * R + 1, R + 2, size - R - 2, size - R - 1];
  const lying: Point[] = [];
  const isFree = (x: number, y: number): boolean =>
    x >= left && x <= right && y <= bottom && lying.every(p => (p.x - x) ** 2 + (p.y - y) ** 2 >= apart ** 2 - 0.01);
  for (let tries = 0; tries < 200; tries++) {
    let [x, y] = [left + ((right - left) * rng.int(0, 100)) / 100, R + 1];
    if (!isFree(x, y)) break;
    for (;;) {
      const side = [0, 0.5, -0.5, 1, -1].find(by => isFree(x + by, y + 0.5));
      if (side === undefined) break;
      [x, y] = [x + side, y + 0.5];
    }
    if (y >= size * 0.42) lying.push({ x, y });
    else if (lying.length > 12) break;
  }
  return lying;
}

/** Places of the particles in a box of this size. The disorder is always the same: a figure has no chance. */
function places(state: Box['state'], size: number): Point[] {
  const rng = createRng(`particles-${state}`);
  const around = (x: number, y: number, by: number): Point => ({
    x: x + (rng.int(0, 100) / 50 - 1) * by,
    y: y + (rng.int(0, 100) / 50 - 1) * by,
  });
  const cells = (step: number, by: number, from: number): Point[] => {
    const count = Math.floor((size - 2 * R) / step);
    const rows = Math.floor((size - from - R) / step);
    return Array.from({ length: count * rows }, (_, i) =>
      around(R + 2 + step * (0.5 + (i % count)), size - R - 1 - step * (0.4 + Math.floor(i / count)), by),
    ).filter(p => p.x > R + 1 && p.x < size - R - 1 && p.y > R + 1 && p.y < size - R);
  };
  /** The whole box in equal cells, one particle in each. */
  const everywhere = (width: number): Point[] => {
    const count = Math.floor((size - 2 * R) / width);
    const step = (size - 2 * R - 4) / count;
    const by = (step - 2 * R) / 2 - 1;
    return Array.from({ length: count * count }, (_, i) =>
      around(R + 2 + step * (0.5 + (i % count)), R + 2 + step * (0.5 + Math.floor(i / count)), by),
    );
  };
  if (state === 'solid') return cells(2 * R + 2, 0, size * 0.4);
  if (state === 'liquid') return poured(size);
  return everywhere(2 * R + (state === 'gas' ? 16 : 8));
}

export function draw({ boxes }: Particles): Scene {
  const size = Math.min(110, (FRAME_WIDTH - 8 - GAP * (boxes.length - 1)) / boxes.length);
  const left = (FRAME_WIDTH - boxes.length * size - (boxes.length - 1) * GAP) / 2;
  const shapes: Shape[] = [];
  const labels: Label[] = [];
  const elements: SceneElement[] = [];
  boxes.forEach((box, i) => {
    const corner = { x: left + i * (size + GAP), y: 6 };
    shapes.push({
      type: 'polyline',
      closed: true,
      el: box.id,
      points: [corner, { x: corner.x + size, y: 6 }, { x: corner.x + size, y: 6 + size }, { x: corner.x, y: 6 + size }],
    });
    places(box.state, size).forEach((p, k) => {
      const at = { x: corner.x + p.x, y: corner.y + p.y };
      for (let m = 0; m < box.motion; m++) {
        const r = R + 1.5 + m * 1.8;
        const toward = (k * TURN) % 360;
        shapes.push({
          type: 'arc',
          line: 'thin',
          at,
          r: Math.min(r, R + 4),
          from: toward - 30 + m * 4,
          to: toward + 30 - m * 4,
          avoid: false,
          el: box.id,
        });
      }
      shapes.push({ type: 'circle', at, r: R, line: 'thin', fill: box.state === 'mixture' && k % 3 === 0 ? 1 : 2, el: box.id });
    });
    if (box.label !== undefined)
      labels.push({ text: box.label, at: { x: corner.x + size / 2, y: size + 20 }, align: 'middle', el: box.id });
    if (box.id) elements.push({ id: box.id, label: boxName(box, i), at: { x: corner.x + size / 2, y: 6 + size / 2 } });
  });
  return { width: FRAME_WIDTH, height: size + (boxes.some(box => box.label !== undefined) ? 34 : 12), shapes, labels, elements };
}
