import type { Point } from './geometry.ts';
import type { Tone } from './scene.ts';

/** Angle and distance of the hatching of each tone: a region can be told from its neighbour without colour. */
const HATCHES: Record<Tone, readonly (readonly [number, number])[]> = {
  1: [[45, 8]],
  2: [[135, 8]],
  3: [[0, 7]],
  4: [[90, 7]],
  5: [
    [45, 11],
    [135, 11],
  ],
  6: [
    [0, 10],
    [90, 10],
  ],
};

/** Parallel lines inside a closed chain of points (even-odd): drawn, not an SVG pattern, since a pattern needs an id. */
function parallels(loop: readonly Point[], degrees: number, gap: number): [Point, Point][] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const turned = loop.map(p => ({ x: p.x * cos - p.y * sin, y: p.x * sin + p.y * cos }));
  const back = (x: number, y: number): Point => ({ x: x * cos + y * sin, y: -x * sin + y * cos });
  const ys = turned.map(p => p.y);
  const lines: [Point, Point][] = [];
  for (let y = (Math.floor(Math.min(...ys) / gap) + 0.5) * gap; y < Math.max(...ys); y += gap) {
    const hits = turned
      .flatMap((p, i) => {
        const q = turned[(i + 1) % turned.length] ?? p;
        return p.y < y === q.y < y ? [] : [p.x + ((y - p.y) / (q.y - p.y)) * (q.x - p.x)];
      })
      .sort((a, b) => a - b);
    for (let i = 0; i + 1 < hits.length; i += 2) {
      const [from, to] = [hits[i] ?? 0, hits[i + 1] ?? 0];
      if (to - from > 1) lines.push([back(from, y), back(to, y)]);
    }
  }
  return lines;
}

export const hatch = (loop: readonly Point[], tone: Tone): [Point, Point][] =>
  HATCHES[tone].flatMap(([degrees, gap]) => parallels(loop, degrees, gap));
