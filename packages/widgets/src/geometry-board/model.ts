import { near, num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';
import { distance, type Pair } from '../kit/pairs.ts';

export type PointsConfig = ModeConfig<'geometry-board', 'points'>;
export type TransversalConfig = ModeConfig<'geometry-board', 'transversal'>;

export interface Board {
  at: Record<string, Pair>;
}

const cross = (a: Pair, b: Pair, c: Pair) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
export const collinear = (points: Pair[]) => points.every(p => points[0] && points[1] && near(cross(points[0], points[1], p), 0, 0.01));

const vector = ([a, b]: [Pair, Pair]): Pair => [b[0] - a[0], b[1] - a[1]];
export const parallel = (p: [Pair, Pair], q: [Pair, Pair]) => near(vector(p)[0] * vector(q)[1] - vector(p)[1] * vector(q)[0], 0, 0.01);
export const perpendicular = (p: [Pair, Pair], q: [Pair, Pair]) => near(vector(p)[0] * vector(q)[0] + vector(p)[1] * vector(q)[1], 0, 0.01);

export const points: Model<PointsConfig, Board> = {
  initial: ({ state }) => ({ at: Object.fromEntries(state.points.map(p => [p.id, p.at])) }),
  evaluate: ({ state }, goal, { at }) => {
    const p = (id: string): Pair => at[id] ?? [0, 0];
    const name = (id: string) => state.points.find(point => point.id === id)?.label ?? id;
    const both = ([a, b]: [string, string]): [Pair, Pair] => [p(a), p(b)];
    const write = ([a, b]: [string, string]) => `${name(a)}${name(b)}`;
    if (goal.collinear && !collinear(goal.collinear.map(p)))
      return notYet(`A pontok (${goal.collinear.map(name).join(', ')}) még nem egy egyenesen vannak.`);
    if (goal.parallel && !parallel(both(goal.parallel[0]), both(goal.parallel[1])))
      return notYet(`${write(goal.parallel[0])} és ${write(goal.parallel[1])} még metszené egymást, ha meghosszabbítanád.`);
    if (goal.perpendicular && !perpendicular(both(goal.perpendicular[0]), both(goal.perpendicular[1])))
      return notYet(`${write(goal.perpendicular[0])} és ${write(goal.perpendicular[1])} szöge még nem 90°.`);
    if (goal.length && !near(distance(...both(goal.length.of)), goal.length.equals, 0.02))
      return notYet(`${write(goal.length.of)} hossza most ${num(distance(...both(goal.length.of)))}.`);
    if (goal.equal && !near(distance(...both(goal.equal[0])), distance(...both(goal.equal[1])), 0.02))
      return notYet(`A két szakasz hossza most ${num(distance(...both(goal.equal[0])))} és ${num(distance(...both(goal.equal[1])))}.`);
    if (goal.midpoint) {
      const [a, b] = both(goal.midpoint.of);
      const m = p(goal.midpoint.point);
      return verdict(
        near(m[0], (a[0] + b[0]) / 2, 0.01) && near(m[1], (a[1] + b[1]) / 2, 0.01),
        `${name(goal.midpoint.point)} most ${num(distance(m, a))} és ${num(distance(m, b))} egységre van a végpontoktól.`,
      );
    }
    return solved;
  },
  describe: ({ state }, { at }) =>
    state.points.map(point => `${point.label}(${num(at[point.id]?.[0] ?? 0)}; ${num(at[point.id]?.[1] ?? 0)})`).join(', '),
};

export interface Lines {
  angle: number;
  tilt: number;
}

/** Angles at the two crossings: with parallel lines they pair up. */
export const crossing = ({ angle, tilt }: Lines) => ({ upper: angle, lower: angle - tilt });

export const transversal: Model<TransversalConfig, Lines> = {
  initial: ({ state }) => ({ angle: state.angle, tilt: state.tilt ?? 0 }),
  evaluate: (_, goal, now) => {
    if (goal.parallel !== undefined && near(now.tilt, 0) !== goal.parallel)
      return notYet(
        goal.parallel
          ? `Az alsó egyenes még ${num(Math.abs(now.tilt))}°-kal ferde, ezért a szögek nem egyeznek.`
          : 'A két egyenes most párhuzamos.',
      );
    return verdict(near(now.angle, goal.angle, 1), `A szelő szöge most ${num(now.angle)}°.`);
  },
  describe: (_, now) =>
    `A felső metszésnél ${num(now.angle)}, az alsónál ${num(crossing(now).lower)} fok a megfelelő szög. ${now.tilt === 0 ? 'Az egyenesek párhuzamosak.' : 'Az egyenesek nem párhuzamosak.'}`,
};
