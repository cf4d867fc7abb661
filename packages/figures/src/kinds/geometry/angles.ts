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

const TEXT = 14;
/** Px; the near corner of a wider label would lie over the arc or an arm. */
const WIDE = 40;
const LARGEST = 56;

/** In a small angle the arc stands further out, so that its label fits between the arms. */
function radiusFor({ from, to }: { from: number; to: number }, label: string | undefined, shortestArm: number): number {
  const [half, middle] = [(to - from) / 2, (((from + to) / 2) * Math.PI) / 180];
  const least = 2 * half < 35 ? 34 : 22;
  const across = label === undefined ? 0 : (textWidth(label, TEXT) * Math.abs(Math.sin(middle)) + TEXT * Math.abs(Math.cos(middle))) / 2;
  const needed = half < 75 ? across / Math.tan((half * Math.PI) / 180) - 4 : 0;
  return Math.min(Math.max(least, Math.min(needed, LARGEST)), shortestArm * 0.7);
}

export function drawAngles(board: Board): Part {
  const shapes: Shape[] = [];
  const labels: Label[] = [];
  const elements: SceneElement[] = [];
  for (const angle of board.spec.angles) {
    const vertex = board.at(angle.at);
    const range = rangeOf(board, angle);
    const shortest = Math.min(distance(vertex, board.at(angle.arms[0])), distance(vertex, board.at(angle.arms[1])));
    const r = radiusFor(range, angle.label, shortest);
    const look = { tone: angle.tone, el: angle.id };
    const half = (range.from + range.to) / 2;
    if (angle.fill) shapes.push({ type: 'arc', sector: true, line: 'none', at: vertex, r, ...range, fill: angle.fill, el: angle.id });
    if (angle.right === 'square') shapes.push(rightSquare(vertex, range, look));
    else if (angle.right) shapes.push(...rightAngle(vertex, range, look));
    else shapes.push(...angleArcs(vertex, range, angle.marks, r, look));
    const edge = polar(vertex, r + (angle.marks - 1) * 4, half);
    if (angle.label !== undefined) {
      const away = sub(edge, vertex);
      const isWide = textWidth(angle.label, TEXT) > WIDE;
      labels.push({
        text: angle.label,
        at: edge,
        gap: isWide ? 8 : 3,
        toward: isWide ? { x: 2 * away.x, y: away.y } : away,
        tone: angle.tone,
        el: angle.id,
      });
    }
    if (angle.id) elements.push({ id: angle.id, label: angleName(angle), at: polar(vertex, r * 0.8, half) });
  }
  return { shapes, labels, elements };
}
