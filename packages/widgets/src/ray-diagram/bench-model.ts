import { type Element, trace, type Vector } from '@eszkerek/physics/rays';
import { num } from '../kit/format.ts';
import { type ModeConfig, type Model, verdict } from '../kit/model.ts';

export type BenchConfig = ModeConfig<'ray-diagram', 'bench'>;
type Board = BenchConfig['state'];
type Part = Board['parts'][number];
export type Placed = Pick<Part, 'at' | 'angle'>;
export interface Bench {
  parts: Placed[];
}

const GLASS = 1.5;
const NEAR = 1e-6;
const rad = (degrees: number) => (degrees * Math.PI) / 180;
const from = ([x, y]: Vector, angle: number, length: number): Vector => [
  x + length * Math.cos(rad(angle)),
  y + length * Math.sin(rad(angle)),
];
const ends = ({ at, angle }: Placed, size: number): [Vector, Vector] => [from(at, angle, -size / 2), from(at, angle, size / 2)];

/** The corners of a regular prism, counterclockwise. */
export const corners = ({ at, angle }: Placed, size: number): Vector[] =>
  [90, 210, 330].map(direction => from(at, angle + direction, size / Math.sqrt(3)));

export const segmentOf = ends;
export const targetOf = ({ target }: Board): [Vector, Vector] => ends({ at: target.at, angle: 90 }, target.size);

const elementsOf = (part: Part, placed: Placed): Element[] => {
  if (part.kind === 'prism') {
    const points = corners(placed, part.size);
    return points.map((a, i) => ({ kind: 'surface', a, b: points[(i + 1) % points.length] ?? a, left: GLASS, right: 1 }));
  }
  const [a, b] = ends(placed, part.size);
  return [part.kind === 'lens' ? { kind: 'lens', a, b, focal: part.focal ?? 2 } : { kind: 'mirror', a, b }];
};

const edgesOf = ({ width, height }: Board): [Vector, Vector][] => [
  [
    [0, 0],
    [width, 0],
  ],
  [
    [width, 0],
    [width, height],
  ],
  [
    [width, height],
    [0, height],
  ],
  [
    [0, height],
    [0, 0],
  ],
];

/** How far a point is from a segment. */
const away = ([x, y]: Vector, [a, b]: [Vector, Vector]): number => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy);
};

/** The way of the light: it ends at the target, at a wall or at the edge of the board. */
export function lightOf(board: Board, parts: readonly Placed[]): { path: Vector[]; end: 'target' | 'wall' | 'edge' } {
  const screen = ([a, b]: [Vector, Vector]): Element => ({ kind: 'screen', a, b });
  const elements = [
    ...board.parts.flatMap((part, i) => elementsOf(part, parts[i] ?? part)),
    ...[targetOf(board), ...board.walls, ...edgesOf(board)].map(screen),
  ];
  const path = trace({ from: board.laser.at, to: from(board.laser.at, board.laser.angle, 1) }, elements);
  const last = path.at(-1) ?? board.laser.at;
  const meets = (segment: [Vector, Vector]) => away(last, segment) < NEAR;
  return { path, end: meets(targetOf(board)) ? 'target' : board.walls.some(meets) ? 'wall' : 'edge' };
}

const NAMES = { mirror: 'tükör', lens: 'lencse', prism: 'prizma' };

/** „tükör” when there is one, else „1. tükör”, „2. tükör”. */
export const partName = ({ parts }: Board, index: number): string => {
  const kind = parts[index]?.kind ?? 'mirror';
  const same = parts.filter(part => part.kind === kind);
  return same.length === 1 ? NAMES[kind] : `${parts.slice(0, index + 1).filter(part => part.kind === kind).length}. ${NAMES[kind]}`;
};

const ENDS = {
  target: 'A fény eltalálja a céltáblát.',
  wall: 'A fény most falba ütközik.',
  edge: 'A fény most elmegy a céltábla mellett.',
};

export const bench: Model<BenchConfig, Bench> = {
  initial: ({ state }) => ({ parts: state.parts.map(({ at, angle }) => ({ at, angle })) }),
  evaluate: ({ state }, _, { parts }) => {
    const { end } = lightOf(state, parts);
    return verdict(end === 'target', `${ENDS[end]} Kövesd a sugarat: hol kellene elfordulnia?`);
  },
  describe: ({ state }, { parts }) => {
    const { path, end } = lightOf(state, parts);
    const places = parts.map(({ at, angle }, i) => `${partName(state, i)}: ${num(at[0])}; ${num(at[1])}, ${num(angle)} fokban`);
    return `A fény ${path.length - 2} helyen fordul el. ${ENDS[end]} ${places.join('. ')}.`;
  },
};
