import { cx as classes } from '@eszkerek/ui/cx.ts';
import drawing from '../kit/drawing.module.css';
import { indexed, upTo } from '../kit/indexed.ts';
import type { Pair } from '../kit/pairs.ts';
import { type Projector, projector } from '../kit/solid-view.tsx';
import { cuboid, turn, type Vec, type View } from '../kit/space.ts';
import type { Box } from '../kit/stage.tsx';
import { type BoxSize, baseOf, cubeAt, layerOf } from './model.ts';

/** The view turns only so far that the top, the front and the left side of a cube are seen. */
const unit = cuboid(1, 1, 1);
const seenFaces = [
  { face: unit.faces[5] ?? [], look: drawing.mid },
  { face: unit.faces[2] ?? [], look: drawing.soft },
  { face: unit.faces[1] ?? [], look: drawing.tint },
];

const outline = (project: Projector, points: Vec[]) => `M${points.map(point => project(point).join(' ')).join('L')}Z`;

function Cube({ at: [x, y, z], project }: { at: Vec; project: Projector }) {
  const corner = (i: number): Vec => {
    const [cx, cy, cz] = unit.vertices[i] ?? [0, 0, 0];
    return [x + 0.5 + cx, y + 0.5 + cy, z + cz];
  };
  return (
    <g>
      {indexed(seenFaces).map(({ key, item }) => (
        <path key={key} className={classes(item.look, drawing.line)} d={outline(project, item.face.map(corner))} />
      ))}
    </g>
  );
}

/** The lengths of the front, left and right standing edge. */
function Lengths({ size: { width, depth, height }, project }: { size: BoxSize; project: Projector }) {
  const front = project([width / 2, 0, 0]);
  const left = project([0, depth / 2, 0]);
  const right = project([width, 0, height / 2]);
  return (
    <g>
      <text className={classes(drawing.big, drawing.halo)} x={front[0] + 6} y={front[1] + 20} textAnchor="middle">
        {width}
      </text>
      <text className={classes(drawing.big, drawing.halo)} x={left[0] - 6} y={left[1] + 18} textAnchor="end">
        {depth}
      </text>
      <text className={classes(drawing.big, drawing.halo)} x={right[0] + 7} y={right[1] + 6}>
        {height}
      </text>
    </g>
  );
}

/** The box with its squared floor, the cubes in it from the farthest to the nearest, and its edges: those of the top and the nearest corner are in front of the cubes. */
export function CubesInBox({ size, cubes, view, box }: { size: BoxSize; cubes: number; view: View; box: Box }) {
  const { width, depth, height } = size;
  const centered = projector(box, view, Math.hypot(width, depth) / 2, height);
  const project: Projector = ([x, y, z]) => centered([x - width / 2, y - depth / 2, z]);
  const base = baseOf(size);
  const [floor, top] = [base.map(([x, y]): Vec => [x, y, 0]), base.map(([x, y]): Vec => [x, y, height])];
  const standing = ([x, y]: Pair) => `M${project([x, y, 0]).join(' ')}L${project([x, y, height]).join(' ')}`;
  const dashed = (path: string) => <path className={classes(drawing.ink2, drawing.dash)} d={path} />;
  const places = upTo(cubes).map(n => ({ n, at: cubeAt(size, n) }));
  return (
    <g>
      {upTo(layerOf(size)).map(n => {
        const [x, y] = cubeAt(size, n);
        const square: Vec[] = [
          [x, y, 0],
          [x + 1, y, 0],
          [x + 1, y + 1, 0],
          [x, y + 1, 0],
        ];
        return <path key={n} className={classes(drawing.paper, drawing.gridline)} d={outline(project, square)} />;
      })}
      {dashed(outline(project, floor))}
      {dashed(base.map(standing).join(''))}
      {[...places]
        .sort((a, b) => turn(a.at, view)[2] - turn(b.at, view)[2])
        .map(({ n, at }) => (
          <Cube key={n} at={at} project={project} />
        ))}
      {dashed(outline(project, top))}
      {dashed(standing([0, 0]))}
      <Lengths size={size} project={project} />
    </g>
  );
}
