import { add, type Point, sub, times, unit } from '../../kit/geometry.ts';
import { dot } from '../../kit/marks.ts';
import type { Label, SceneElement, Shape } from '../../kit/scene.ts';
import type { Board, Part } from './board.ts';
import type { PointOptions } from './schema.ts';

/** Points that a name is joined to by a segment or a side: the name stands on the other side of the vertex. */
function neighbours(board: Board, name: string): Point[] {
  const { spec } = board;
  const joined = [
    ...spec.segments.map(segment => segment.ends),
    ...spec.polygons.flatMap(({ points }) => points.map((point, i): [string, string] => [point, points[(i + 1) % points.length] ?? point])),
    ...spec.rays.map((ray): [string, string] => [ray.from, ray.through]),
  ];
  return joined.flatMap(([a, b]) => (a === name ? [b] : b === name ? [a] : [])).map(board.at);
}

function freeSide(board: Board, name: string, at: Point): Point {
  const sum = neighbours(board, name)
    .map(other => unit(sub(other, at)))
    .reduce(add, { x: 0, y: 0 });
  return Math.hypot(sum.x, sum.y) > 0.2
    ? times(sum, -1)
    : Math.hypot(at.x - board.middle.x, at.y - board.middle.y) > 12
      ? sub(at, board.middle)
      : { x: 1, y: -1 };
}

export function drawPointNames(board: Board): Part {
  const shapes: Shape[] = [];
  const labels: Label[] = [];
  const elements: SceneElement[] = [];
  for (const [name, value] of Object.entries(board.spec.points)) {
    const options: PointOptions = Array.isArray(value) ? {} : value;
    const at = board.at(name);
    if (options.dot ?? true) shapes.push(dot(at, 2.6, { el: options.id }));
    if (options.label !== false) labels.push({ text: options.label ?? name, at, toward: freeSide(board, name, at), el: options.id });
    if (options.id) elements.push({ id: options.id, label: `${options.label || name} pont`, at });
  }
  return { shapes, labels, elements };
}
