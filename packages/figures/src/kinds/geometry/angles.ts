import { distance, polar, sub } from '../../kit/geometry.ts';
import { angleArcs, angleRange, rightAngle, rightSquare } from '../../kit/marks.ts';
import type { Label, SceneElement, Shape } from '../../kit/scene.ts';
import { textWidth } from '../../kit/text-width.ts';
import type { Board, Part } from './board.ts';
import { angleName } from './names.ts';
import type { Geometry } from './schema.ts';

type Angle = Geometry['angles'][number];

export function rangeOf(board: Pick<Board, 'at'>, angle: Angle): { from: number; to: number } {
  const vertex = board.at(angle.at);
  const [first, second] = [board.at(angle.arms[0]), board.at(angle.arms[1])];
  const range = angleRange(vertex, first, second);
  const isReflex = range.to - range.from > 180;
  return isReflex === (angle.reflex ?? false) ? range : angleRange(vertex, second, first);
}

/** A small angle needs a larger arc, or its label does not fit between the arms. */
const radiusFor = (degrees: number, shortestArm: number): number => Math.min(Math.max(degrees < 46 ? 34 : 22, 16), shortestArm * 0.7);

/** Px; the near corner of a wider label would lie over the arc. */
const WIDE = 40;

export function drawAngles(board: Board): Part {
  const shapes: Shape[] = [];
  const labels: Label[] = [];
  const elements: SceneElement[] = [];
  for (const angle of board.spec.angles) {
    const vertex = board.at(angle.at);
    const range = rangeOf(board, angle);
    const shortest = Math.min(distance(vertex, board.at(angle.arms[0])), distance(vertex, board.at(angle.arms[1])));
    const r = radiusFor(range.to - range.from, shortest);
    const look = { tone: angle.tone, el: angle.id };
    const half = (range.from + range.to) / 2;
    if (angle.fill) shapes.push({ type: 'arc', sector: true, line: 'none', at: vertex, r, ...range, fill: angle.fill, el: angle.id });
    if (angle.right === 'square') shapes.push(rightSquare(vertex, range, look));
    else if (angle.right) shapes.push(...rightAngle(vertex, range, look));
    else shapes.push(...angleArcs(vertex, range, angle.marks, r, look));
    const edge = polar(vertex, r + (angle.marks - 1) * 4, half);
    if (angle.label !== undefined)
      labels.push({
        text: angle.label,
        at: edge,
        gap: textWidth(angle.label, 14) > WIDE ? 8 : 3,
        toward: sub(edge, vertex),
        tone: angle.tone,
        el: angle.id,
      });
    if (angle.id) elements.push({ id: angle.id, label: angleName(angle), at: polar(vertex, r * 0.8, half) });
  }
  return { shapes, labels, elements };
}
