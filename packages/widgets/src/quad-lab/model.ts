import { near, num, roundedTogether } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, verdict } from '../kit/model.ts';
import { angleAt, distance, type Pair } from '../kit/pairs.ts';

export type ShapeConfig = ModeConfig<'quad-lab', 'shape'>;
export type ParallelogramConfig = ModeConfig<'quad-lab', 'parallelogram'>;
export type TrapezoidConfig = ModeConfig<'quad-lab', 'trapezoid'>;
export type Kind = 'trapezoid' | 'isosceles-trapezoid' | 'parallelogram' | 'rectangle' | 'rhombus' | 'square' | 'kite';
export type Corners = [Pair, Pair, Pair, Pair];

export const kindName: Record<Kind, string> = {
  trapezoid: 'trapéz',
  'isosceles-trapezoid': 'szimmetrikus trapéz',
  parallelogram: 'paralelogramma',
  rectangle: 'téglalap',
  rhombus: 'rombusz',
  square: 'négyzet',
  kite: 'deltoid',
};

const cross = (o: Pair, a: Pair, b: Pair) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
const parallel = (a: Pair, b: Pair, c: Pair, d: Pair) => near((b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0]), 0, 0.15);

export const sides = ([a, b, c, d]: Corners) => [distance(a, b), distance(b, c), distance(c, d), distance(d, a)] as const;
/** Which way the path turns at each corner: positive is to the left. */
const turns = ([a, b, c, d]: Corners) => [cross(d, a, b), cross(a, b, c), cross(b, c, d), cross(c, d, a)] as const;

export function convex(corners: Corners): boolean {
  return turns(corners).every(t => t > 0.01) || turns(corners).every(t => t < -0.01);
}

/** Two sides cross: two corners turn one way and two the other. */
export const crossed = (corners: Corners) =>
  turns(corners).filter(t => t > 0.01).length === 2 && turns(corners).filter(t => t < -0.01).length === 2;

/** The inner angles; at a concave corner the one over 180 degrees. */
export function angles(corners: Corners): [number, number, number, number] {
  const [a, b, c, d] = corners;
  const [atA, atB, atC, atD] = turns(corners);
  const around = Math.sign(atA + atB + atC + atD);
  const inner = (angle: number, turn: number) => (turn * around < 0 && !crossed(corners) ? 360 - angle : angle);
  return [inner(angleAt(d, a, b), atA), inner(angleAt(a, b, c), atB), inner(angleAt(b, c, d), atC), inner(angleAt(c, d, a), atD)];
}

/** Every name that fits, the most special last; a square is a rectangle too. */
export function kinds(corners: Corners): Kind[] {
  if (!convex(corners)) return [];
  const [a, b, c, d] = corners;
  const [p, q] = [parallel(a, b, d, c), parallel(b, c, a, d)];
  const [ab, bc, cd, da] = sides(corners);
  const equal = (x: number, y: number) => near(x, y);
  const right = angles(corners).every(angle => near(angle, 90, 0.01));
  const found: Kind[] = [];
  if (p || q) found.push('trapezoid');
  if ((p && equal(bc, da)) || (q && equal(ab, cd))) found.push('isosceles-trapezoid');
  if (p && q) found.push('parallelogram');
  if ((equal(ab, bc) && equal(cd, da)) || (equal(ab, da) && equal(bc, cd))) found.push('kite');
  if (p && q && right) found.push('rectangle');
  if (p && q && equal(ab, bc)) found.push('rhombus');
  if (p && q && right && equal(ab, bc)) found.push('square');
  return p && q && !right ? found.filter(kind => kind !== 'isosceles-trapezoid') : found;
}

const OF_OTHER_FAMILIES: ReadonlySet<Kind> = new Set(['trapezoid', 'isosceles-trapezoid', 'kite']);

/** The kinds as a pupil reads them: of a parallelogram its own family only. In Romania a trapezoid has one pair of parallel sides, and kites are not taught. */
export function namesOf(corners: Corners): string[] {
  const found = kinds(corners);
  const shown = found.includes('parallelogram') ? found.filter(kind => !OF_OTHER_FAMILIES.has(kind)) : found;
  return shown.map(kind => kindName[kind]);
}

export function nameOf(corners: Corners): string {
  if (crossed(corners)) return 'két oldal keresztezi egymást';
  return namesOf(corners).join(', ') || (convex(corners) ? 'általános négyszög' : 'konkáv négyszög');
}

export interface Shape {
  corners: Corners;
}

export const shape: Model<ShapeConfig, Shape> = {
  initial: ({ state }) => ({ corners: state.corners }),
  evaluate: (_, goal, { corners }) => {
    if (goal.convex !== undefined && convex(corners) !== goal.convex)
      return notYet(goal.convex ? 'Ez most nem konvex: az egyik csúcsa befelé mutat, vagy az oldalak metszik egymást.' : 'Ez most konvex.');
    if (!goal.kind) return verdict(true, '');
    const now = kinds(corners);
    return verdict(now.includes(goal.kind), `Most ${nameOf(corners)}. Nézd meg a szemközti oldalakat!`);
  },
  describe: (_, { corners }) =>
    `Négyszög, szögei ${roundedTogether(angles(corners))
      .map(angle => `${angle} fok`)
      .join(', ')}. Fajtája: ${nameOf(corners)}.`,
};

export interface Bars {
  a: number;
  b: number;
  angle: number;
}

export function barsCorners({ a, b, angle }: Bars): Corners {
  const t = (angle * Math.PI) / 180;
  const [dx, dy] = [b * Math.cos(t), b * Math.sin(t)];
  return [
    [0, 0],
    [a, 0],
    [a + dx, dy],
    [dx, dy],
  ];
}

export const parallelogram: Model<ParallelogramConfig, Bars> = {
  initial: ({ state }) => ({ a: state.a, b: state.b, angle: state.angle }),
  evaluate: (_, goal, now) => {
    if (goal.angle !== undefined && !near(now.angle, goal.angle))
      return notYet(`A szög most ${num(now.angle)}°, a szomszédos ${num(180 - now.angle)}°.`);
    const found = kinds(barsCorners(now));
    return verdict(
      !goal.kind || found.includes(goal.kind),
      `Most ${namesOf(barsCorners(now)).join(', ')}. ${goal.kind === 'square' ? 'A négyzethez egyenlő oldal és derékszög is kell.' : goal.kind === 'rhombus' ? 'A rombusz minden oldala egyenlő.' : 'A téglalap minden szöge derékszög.'}`,
    );
  },
  describe: (_, now) =>
    `Oldalak ${num(now.a)} és ${num(now.b)}, szögek ${num(now.angle)} és ${num(180 - now.angle)} fok: ${namesOf(barsCorners(now)).join(', ')}.`,
};

export interface Bases {
  bottom: number;
  top: number;
}

export const midline = ({ bottom, top }: Bases) => (bottom + top) / 2;

export const trapezoid: Model<TrapezoidConfig, Bases> = {
  initial: ({ state }) => ({ bottom: state.bottom, top: state.top }),
  evaluate: (_, goal, now) =>
    verdict(near(midline(now), goal.midline), `A középvonal most ${num(midline(now))}: (${num(now.bottom)} + ${num(now.top)}) : 2.`),
  describe: (_, now) => `Az alapok ${num(now.bottom)} és ${num(now.top)}, a középvonal ${num(midline(now))}.`,
};
