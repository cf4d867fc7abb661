import { FigureFault } from '../../kit/fault.ts';
import { fitInto } from '../../kit/fit.ts';
import type { Point } from '../../kit/geometry.ts';
import { FRAME_WIDTH, type Label, type Scene, type Shape, type Tone } from '../../kit/scene.ts';
import { type Point3, project } from '../../kit/space.ts';
import type { Cubes } from './schema.ts';

interface Cell {
  points: Point[];
  text?: string;
  fill?: Tone;
}

const flat = (x: number, y: number): Point[] => [
  { x, y },
  { x: x + 1, y },
  { x: x + 1, y: y + 1 },
  { x, y: y + 1 },
];

const face = (points: readonly Point3[], fill?: Tone): Cell => ({ points: points.map(project), fill });

/** From the back to the front, so that nearer cubes cover farther ones. */
function view(towers: readonly (readonly number[])[]): Cell[] {
  const cells: Cell[] = [];
  for (let row = towers.length - 1; row >= 0; row--) {
    (towers[row] ?? []).forEach((height, x) => {
      for (let z = 0; z < height; z++) {
        const p = (dx: number, dy: number, dz: number): Point3 => ({ x: x + dx, y: row + dy, z: z + dz });
        cells.push(
          face([p(0, 0, 0), p(1, 0, 0), p(1, 0, 1), p(0, 0, 1)]),
          face([p(1, 0, 0), p(1, 1, 0), p(1, 1, 1), p(1, 0, 1)], 1),
          face([p(0, 0, 1), p(1, 0, 1), p(1, 1, 1), p(0, 1, 1)], 2),
        );
      }
    });
  }
  return cells;
}

/** One outline square per visible level. */
const columns = (heights: readonly number[]): Cell[] =>
  heights.flatMap((height, x) => Array.from({ length: height }, (_, z) => ({ points: flat(x, -z - 1) })));

function cellsOf({ towers, as }: Cubes): Cell[] {
  const width = towers[0]?.length ?? 0;
  if (towers.some(row => row.length !== width)) throw new FigureFault('impossible', 'every row has the same number of places');
  switch (as) {
    case 'view':
      return view(towers);
    case 'plan':
      return towers.flatMap((row, y) =>
        row.flatMap((height, x) => (height === 0 ? [] : [{ points: flat(x, -y - 1), text: String(height) }])),
      );
    case 'front':
      return columns(Array.from({ length: width }, (_, x) => Math.max(...towers.map(row => row[x] ?? 0))));
    case 'side':
      return columns(towers.map(row => Math.max(...row)));
  }
}

export function draw(spec: Cubes): Scene {
  const cells = cellsOf(spec);
  const points = cells.flatMap(cell => cell.points);
  const height = spec.as === 'view' ? 190 : 150;
  const fit = fitInto(points, FRAME_WIDTH, height, 10);
  return {
    width: FRAME_WIDTH,
    height,
    shapes: cells.map(
      (cell): Shape => ({ type: 'polyline', closed: true, line: 'thin', fill: cell.fill ?? 'paper', points: cell.points.map(fit) }),
    ),
    labels: cells.flatMap((cell): Label[] => {
      const [a = { x: 0, y: 0 }, , c = a] = cell.points;
      return cell.text === undefined ? [] : [{ text: cell.text, at: fit({ x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 }), align: 'middle' }];
    }),
  };
}
