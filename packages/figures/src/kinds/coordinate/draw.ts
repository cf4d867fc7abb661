import { axesOf, clip, gridOf, numberRoom, type Plot, plotIn } from '../../kit/axes.ts';
import { FigureFault } from '../../kit/fault.ts';
import { between, type Point } from '../../kit/geometry.ts';
import { innermost } from '../../kit/innermost.ts';
import { FRAME_WIDTH, type Label, type Scene, type SceneElement, type Shape } from '../../kit/scene.ts';
import { formulaName, valueAt } from './formula.ts';
import { chainName, pointName } from './names.ts';
import type { Coordinate } from './schema.ts';

const TOP = 30;
const RIGHT = 26;
const BOTTOM = 24;
const TALLEST = 340;
/** Px between two samples of a curve. */
const SAMPLE = 3;
const NAME_GAP = 4;
/** A ring stands around the middle of what can be chosen: its name stays outside. */
const RING_GAP = 14;

function plotOf({ x, y, square, height }: Coordinate): { plot: Plot; height: number } {
  if (x.max <= x.min || y.max <= y.min) throw new FigureFault('impossible', 'an axis has no extent');
  const left = Math.max(14, x.min >= 0 ? numberRoom(y) : 14);
  const width = FRAME_WIDTH - left - RIGHT;
  if (!square) return { plot: plotIn({ x: left, y: TOP, w: width, h: height - TOP - BOTTOM }, x, y), height };
  const unit = Math.min(width / (x.max - x.min), (TALLEST - TOP - BOTTOM) / (y.max - y.min));
  const [w, h] = [unit * (x.max - x.min), unit * (y.max - y.min)];
  return { plot: plotIn({ x: left + (width - w) / 2, y: TOP, w, h }, x, y), height: h + TOP + BOTTOM };
}

interface Drawn {
  shapes: Shape[];
  labels: Label[];
  elements: SceneElement[];
}

/** A line or curve inside the plot, its name near its end or at its middle, and what a hotspot may choose. */
function strand(
  plot: Plot,
  points: readonly Point[],
  item: { label?: string; tone?: Shape['tone']; line?: Shape['line']; id?: string },
  name: string,
  named: 'end' | 'middle' = 'end',
): Drawn {
  const pieces = clip(points, plot.box);
  const longest = pieces.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const middle =
    longest.length === 2 ? between(longest[0] ?? { x: 0, y: 0 }, longest[1] ?? { x: 0, y: 0 }) : longest[Math.floor(longest.length / 2)];
  const end = named === 'end' ? longest.at(-1) : middle;
  const look = { line: item.line, tone: item.tone, el: item.id };
  return {
    shapes: pieces.map((piece): Shape => ({ type: 'polyline', points: piece, ...look })),
    labels:
      item.label === undefined || !end
        ? []
        : [
            {
              text: item.label,
              at: end,
              toward: { x: -0.4, y: -1 },
              gap: item.id && end === middle ? RING_GAP : NAME_GAP,
              tone: item.tone,
              el: item.id,
            },
          ],
    elements: item.id && middle ? [{ id: item.id, label: name, at: middle }] : [],
  };
}

/** Chains that follow each other end to start are pieces of one path: a name at an end would name the point there. */
const isPieceOfPath = (chains: Coordinate['chains'], one: Coordinate['chains'][number]): boolean =>
  chains.some(
    other =>
      other !== one && (String(other.points.at(-1)) === String(one.points[0]) || String(other.points[0]) === String(one.points.at(-1))),
  );

/** Points along the whole line, close enough to be cut at the edge of the plot; a steep one is walked upwards. */
function wholeLine({ x, y }: Plot, [[x1, y1], [x2, y2]]: Coordinate['lines'][number]['through']): [number, number][] {
  const [dx, dy] = [x2 - x1, y2 - y1];
  if (dx === 0 && dy === 0) throw new FigureFault('impossible', 'a line through one point');
  const steep = Math.abs(dy) * (x.max - x.min) > Math.abs(dx) * (y.max - y.min);
  const count = 60;
  return Array.from({ length: count + 1 }, (_, i) => {
    const share = i / count;
    if (steep) {
      const v = y.min + (y.max - y.min) * share;
      return [x1 + (dx / dy) * (v - y1), v];
    }
    const v = x.min + (x.max - x.min) * share;
    return [v, y1 + (dy / dx) * (v - x1)];
  });
}

/** The straight pieces of a chain; a closed one has its last side too. */
const strokesOf = ({ points, closed }: { points: readonly Point[]; closed?: boolean }): [Point, Point][] => {
  const [first] = points;
  const along = closed && first ? [...points, first] : points;
  return along.slice(1).map((point, i) => [along[i] ?? point, point]);
};

export function draw(spec: Coordinate): Scene {
  const { plot, height } = plotOf(spec);
  const at = ([x, y]: readonly [number, number]): Point => plot.at(x, y);
  const parts: Drawn[] = [];
  for (const chain of spec.chains) {
    const points = chain.points.map(at);
    const name = chainName(chain);
    if (chain.closed) {
      const middle = innermost(points);
      parts.push({
        shapes: [{ type: 'polyline', points, closed: true, line: chain.line, tone: chain.tone, fill: chain.fill, el: chain.id }],
        labels: chain.label === undefined ? [] : [{ text: chain.label, at: middle, gap: -8, toward: { x: 0, y: -1 }, el: chain.id }],
        elements: chain.id ? [{ id: chain.id, label: name, at: middle }] : [],
      });
    } else
      parts.push(
        strand(plot, points, { ...chain, line: chain.line ?? 'bold' }, name, isPieceOfPath(spec.chains, chain) ? 'middle' : 'end'),
      );
  }
  for (const line of spec.lines)
    parts.push(strand(plot, wholeLine(plot, line.through).map(at), line, line.label ? `${line.label} egyenes` : 'egyenes'));
  for (const curve of spec.curves) {
    const [from, to] = [Math.max(curve.from ?? spec.x.min, spec.x.min), Math.min(curve.to ?? spec.x.max, spec.x.max)];
    const count = Math.max(2, Math.ceil((plot.at(to, 0).x - plot.at(from, 0).x) / SAMPLE));
    const xs = Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
    const points = xs.map(x => plot.at(x, valueAt(curve.of, x)));
    parts.push(strand(plot, points, { ...curve, line: curve.line ?? 'bold' }, curve.label ?? formulaName(curve.of)));
  }
  for (const point of spec.points) {
    const p = at(point.at);
    const { x, y, w, h } = plot.box;
    if (p.x < x - 1 || p.x > x + w + 1 || p.y < y - 1 || p.y > y + h + 1)
      throw new FigureFault('outside', `the point (${point.at.join('; ')}) is outside the axes`);
    parts.push({
      shapes: [{ type: 'circle', at: p, r: 3.5, line: 'stroke', fill: point.hollow ? 'paper' : 'ink', tone: point.tone, el: point.id }],
      labels:
        point.name === undefined ? [] : [{ text: point.name, at: p, gap: 6, toward: { x: 1, y: -1 }, tone: point.tone, el: point.id }],
      elements: point.id ? [{ id: point.id, label: pointName(point.name), at: p }] : [],
    });
  }
  const graphs = parts.flatMap(part => part.shapes).flatMap(shape => (shape.type === 'polyline' ? strokesOf(shape) : []));
  const axes = axesOf(
    plot,
    spec.points.map(point => at(point.at)),
    graphs,
  );
  return {
    width: FRAME_WIDTH,
    height,
    shapes: [...(spec.grid ? gridOf(plot) : []), ...axes.shapes, ...parts.flatMap(part => part.shapes)],
    labels: [...axes.labels, ...parts.flatMap(part => part.labels)],
    elements: parts.flatMap(part => part.elements),
  };
}
