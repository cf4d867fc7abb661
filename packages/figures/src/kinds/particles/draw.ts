import { createRng } from '@eszkerek/numbers/chance';
import { type Point, polar } from '../../kit/geometry.ts';
import { FRAME_WIDTH, type Label, type Scene, type SceneElement, type Shape } from '../../kit/scene.ts';
import { boxName } from './names.ts';
import type { Particles } from './schema.ts';

type Box = Particles['boxes'][number];
const GAP = 12;
/** Radius of a particle and the space to the next one in a dense state; with motion marks there is room for them. */
const STILL = { r: 6, apart: 2, free: 16 };
const MOVING = { r: 5, apart: 7, free: 18 };
type Size = typeof STILL;
/** Degrees between the motion marks of two particles: no direction prevails. */
const TURN = 137;
/** Radius of the m-th mark of a particle: three of them can be counted. */
const markRadius = (r: number, m: number): number => r + 2 + m * 2.6;
const MARKS = 3;
/** Clear px around a mark. */
const ENOUGH = 2.5;

/**
 * Particles of a liquid: each falls at a place of its own and rolls down until it lies on others or on the bottom, so they
 * touch without rows.
 */
function poured(size: number, { r, apart: space }: Size, highest: number): Point[] {
  const rng = createRng('particles-liquid');
  const [apart, left, right, bottom] = [2 * r + space - 1, r + 2, size - r - 2, size - r - 1];
  const lying: Point[] = [];
  const isFree = (x: number, y: number): boolean =>
    x >= left && x <= right && y <= bottom && lying.every(p => (p.x - x) ** 2 + (p.y - y) ** 2 >= apart ** 2 - 0.01);
  for (let tries = 0; tries < 200; tries++) {
    let [x, y] = [left + ((right - left) * rng.int(0, 100)) / 100, r + 1];
    if (!isFree(x, y)) break;
    for (;;) {
      const side = [0, 0.5, -0.5, 1, -1].find(by => isFree(x + by, y + 0.5));
      if (side === undefined) break;
      [x, y] = [x + side, y + 0.5];
    }
    if (y >= highest) lying.push({ x, y });
    else if (lying.length > 12) break;
  }
  return lying;
}

/** So many particles of a solid body that stands in the middle of the bottom. */
function block(count: number, size: number, { r, apart }: Size): Point[] {
  const [columns, step] = [Math.ceil(Math.sqrt(count)), 2 * r + apart];
  const left = size / 2 - ((columns - 1) * step) / 2;
  return Array.from({ length: count }, (_, i) => ({ x: left + (i % columns) * step, y: size - r - 2 - Math.floor(i / columns) * step }));
}

/** Places of the particles in a box of this size. The disorder is always the same: a figure has no chance. */
function places(state: Box['state'], size: number, particle: Size, wanted: number | undefined): Point[] {
  const { r, apart, free } = particle;
  const rng = createRng(`particles-${state}`);
  const around = (x: number, y: number, by: number): Point => ({
    x: x + (rng.int(0, 100) / 50 - 1) * by,
    y: y + (rng.int(0, 100) / 50 - 1) * by,
  });
  const cells = (step: number, by: number, from: number): Point[] => {
    const count = Math.floor((size - 2 * r) / step);
    const rows = Math.floor((size - from - r) / step);
    return Array.from({ length: count * rows }, (_, i) =>
      around(r + 2 + step * (0.5 + (i % count)), size - r - 1 - step * (0.4 + Math.floor(i / count)), by),
    ).filter(p => p.x > r + 1 && p.x < size - r - 1 && p.y > r + 1 && p.y < size - r);
  };
  /** The whole box in equal cells, one particle in each. */
  const everywhere = (count: number): Point[] => {
    const step = (size - 2 * r - 4) / count;
    const by = (step - 2 * r) / 2 - 1;
    return Array.from({ length: count * count }, (_, i) =>
      around(r + 2 + step * (0.5 + (i % count)), r + 2 + step * (0.5 + Math.floor(i / count)), by),
    );
  };
  if (wanted !== undefined) {
    if (state === 'solid') return block(wanted, size, particle);
    if (state === 'liquid') return lowest(poured(size, particle, 0), wanted);
    return spread(everywhere(Math.ceil(Math.sqrt(wanted))), wanted);
  }
  if (state === 'liquid') return poured(size, particle, size * 0.42);
  if (state === 'solid') return cells(2 * r + apart, 0, size * 0.4);
  return everywhere(Math.floor((size - 2 * r) / (2 * r + (state === 'gas' ? free : free / 2))));
}

/** So many of the places, from the bottom: what is left of a liquid is level too. */
const lowest = (all: readonly Point[], count: number): Point[] => [...all].sort((a, b) => b.y - a.y).slice(0, count);

/** So many of the places, from all over the box: 7 has no common divisor with the squares up to 16. */
const spread = (all: readonly Point[], count: number): Point[] => all.filter((_, i) => (7 * i + 3) % all.length < count);

/** Where the marks of each particle stand: off the walls, the other particles and their marks, as far as there is room. */
function markDirections(at: readonly Point[], size: number, r: number): number[] {
  const taken: Point[] = [];
  return at.map((p, k) => {
    const ends = (toward: number): Point[] => [-25, 0, 25].map(by => polar(p, markRadius(r, MARKS - 1), toward + by));
    const clear = (q: Point): number =>
      Math.min(
        ...[q.x, size - q.x, q.y, size - q.y].map(wall => wall - 1),
        ...at.filter(other => other !== p).map(other => Math.hypot(other.x - q.x, other.y - q.y) - r),
        ...taken.map(other => Math.hypot(other.x - q.x, other.y - q.y)),
      );
    let [best, most] = [0, Number.NEGATIVE_INFINITY];
    for (let i = 0; i < 24 && most < ENOUGH; i++) {
      const toward = (k * TURN + i * 15) % 360;
      const room = Math.min(...ends(toward).map(clear));
      if (room > most) [best, most] = [toward, room];
    }
    taken.push(...ends(best));
    return best;
  });
}

export function draw({ boxes, count }: Particles): Scene {
  const size = Math.min(110, (FRAME_WIDTH - 8 - GAP * (boxes.length - 1)) / boxes.length);
  const left = (FRAME_WIDTH - boxes.length * size - (boxes.length - 1) * GAP) / 2;
  const particle = boxes.some(box => box.motion > 0) ? MOVING : STILL;
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
    const inBox = places(box.state, size, particle, count);
    const directions = box.motion > 0 ? markDirections(inBox, size, particle.r) : [];
    inBox.forEach((p, k) => {
      const at = { x: corner.x + p.x, y: corner.y + p.y };
      const toward = directions[k] ?? 0;
      for (let m = 0; m < box.motion; m++) {
        const [from, to] = [toward - 30 + m * 4, toward + 30 - m * 4];
        shapes.push({ type: 'arc', line: 'thin', at, r: markRadius(particle.r, m), from, to, avoid: false, el: box.id });
      }
      // The second kind of a mixture is solid: the hatching of such small circles does not tell them apart.
      const look = box.state === 'mixture' && k % 3 === 0 ? ({ fill: 'ink', tone: 1 } as const) : ({ fill: 2 } as const);
      shapes.push({ type: 'circle', at, r: particle.r, line: 'thin', ...look, el: box.id });
    });
    if (box.label !== undefined)
      labels.push({ text: box.label, at: { x: corner.x + size / 2, y: size + 20 }, align: 'middle', el: box.id });
    if (box.id) elements.push({ id: box.id, label: boxName(box, i), at: { x: corner.x + size / 2, y: 6 + size / 2 } });
  });
  return { width: FRAME_WIDTH, height: size + (boxes.some(box => box.label !== undefined) ? 34 : 12), shapes, labels, elements };
}
