import { near, num, readNumber } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';

export type EquationConfig = ModeConfig<'balance-scale', 'equation'>;
export type SystemConfig = ModeConfig<'balance-scale', 'system'>;
export type WeightedConfig = ModeConfig<'balance-scale', 'weighted'>;

export interface Side {
  x: number;
  n: number;
}
export type Relation = '=' | '<' | '>' | '≤' | '≥';
export interface Line {
  left: Side;
  right: Side;
  relation: Relation;
}
export type Move = { op: '+' | '-'; what: 'x' | 'n'; by: number } | { op: ':' | '·'; by: number };

const flipped: Record<Relation, Relation> = { '=': '=', '<': '>', '>': '<', '≤': '≥', '≥': '≤' };

/** Does the same on both sides; multiplying or dividing by a negative number turns the sign. */
export function act(line: Line, move: Move): Line {
  const both = (change: (side: Side) => Side) => ({ left: change(line.left), right: change(line.right) });
  if ('what' in move) {
    const by = move.op === '+' ? move.by : -move.by;
    return { ...both(side => ({ ...side, [move.what]: side[move.what] + by })), relation: line.relation };
  }
  const factor = move.op === '·' ? move.by : 1 / move.by;
  const scaled = (value: number) => Number((value * factor).toFixed(9)) + 0;
  return { ...both(side => ({ x: scaled(side.x), n: scaled(side.n) })), relation: move.by < 0 ? flipped[line.relation] : line.relation };
}

export function writeSide({ x, n }: Side): string {
  const unknown = x === 0 ? '' : `${x === 1 ? '' : x === -1 ? '−' : num(x)}x`;
  if (n === 0) return unknown || '0';
  return unknown ? `${unknown} ${n < 0 ? '−' : '+'} ${num(Math.abs(n))}` : num(n);
}

export const writeLine = ({ left, right, relation }: Line) => `${writeSide(left)} ${relation} ${writeSide(right)}`;

/** x alone on one side, a number alone on the other. */
export function solutionOf({ left, right, relation }: Line): { x: number; relation: Relation } | null {
  if (left.x === 1 && left.n === 0 && right.x === 0) return { x: right.n, relation };
  if (right.x === 1 && right.n === 0 && left.x === 0) return { x: left.n, relation: flipped[relation] };
  return null;
}

export interface Equation {
  lines: Line[];
}

export const equation: Model<EquationConfig, Equation> = {
  initial: ({ state }) => ({ lines: [{ left: state.left, right: state.right, relation: state.relation ?? '=' }] }),
  evaluate: (_, goal, { lines }) => {
    const now = lines.at(-1);
    const found = now ? solutionOf(now) : null;
    if (found) return verdict(near(found.x, goal.x), `Most x ${found.relation} ${num(found.x)}. Lépj vissza, és nézd meg a lépéseket!`);
    if (now && now.left.x !== 0 && now.right.x !== 0)
      return notYet('Mindkét oldalon van x. Vegyél el mindkét oldalról annyi x-et, amennyi a kisebbik!');
    if (now && (now.left.x !== 0 ? now.left.n : now.right.n) !== 0)
      return notYet('Az x mellett még áll egy szám. Vedd el mindkét oldalról!');
    return notYet('Már csak osztani kell mindkét oldalt az x együtthatójával.');
  },
  describe: (_, { lines }) => `${writeLine(lines.at(-1) ?? { left: { x: 0, n: 0 }, right: { x: 0, n: 0 }, relation: '=' })}.`,
};

export interface Row {
  first: number;
  second: number;
  total: number;
}

export interface System {
  rows: [Row, Row];
  /** The row made by taking one from the other. */
  difference: Row | null;
  first: string;
  second: string;
}

export const times = (row: Row, by: number): Row => ({ first: row.first * by, second: row.second * by, total: row.total * by });
export const minus = (a: Row, b: Row): Row => ({ first: a.first - b.first, second: a.second - b.second, total: a.total - b.total });

export const system: Model<SystemConfig, System> = {
  auto: false,
  initial: ({ state }) => ({ rows: state.rows, difference: null, first: '', second: '' }),
  evaluate: ({ state }, goal, now) => {
    const [first, second] = [readNumber(now.first), readNumber(now.second)];
    if (first === null || second === null)
      return notYet(
        now.difference && now.difference.first !== 0 && now.difference.second !== 0
          ? 'A különbségben még mindkét áru benne van. Előbb szorozz úgy, hogy az egyikből ugyanannyi legyen!'
          : 'Írd be mindkét árat!',
      );
    if (near(first, goal.first) && near(second, goal.second)) return solved;
    const { difference } = now;
    if (difference && (near(second, difference.total) || near(first, difference.total)))
      return notYet('A különbség nem egy darab ára. Oszd el annyival, ahány darab maradt!');
    const bad = state.rows.find(row => !near(row.first * first + row.second * second, row.total));
    return notYet(
      `Ellenőrizd: ${bad?.first} · ${num(first)} + ${bad?.second} · ${num(second)} = ${num((bad?.first ?? 0) * first + (bad?.second ?? 0) * second)}, pedig ${num(bad?.total ?? 0)} kellene.`,
    );
  },
  describe: ({ state }, { rows, difference }) =>
    `${[...rows, ...(difference ? [difference] : [])].map(row => `${num(row.first)} ${state.names[0]} és ${num(row.second)} ${state.names[1]}: ${num(row.total)}`).join('. ')}.`,
};

export interface Weighted {
  at: number;
}

export const weightedMean = (values: { value: number; weight: number }[]) =>
  values.reduce((sum, v) => sum + v.value * v.weight, 0) / values.reduce((sum, v) => sum + v.weight, 0);
/** Positive: tips to the right. */
export const torque = (values: { value: number; weight: number }[], at: number) =>
  values.reduce((sum, v) => sum + (v.value - at) * v.weight, 0);

export const weighted: Model<WeightedConfig, Weighted> = {
  initial: ({ state }) => ({ at: state.min }),
  evaluate: ({ state }, goal, { at }) =>
    verdict(
      near(at, goal.mean, 0.01),
      `A hinta most ${torque(state.values, at) > 0 ? 'jobbra' : 'balra'} billen. Told az alátámasztást arra!`,
    ),
  describe: ({ state }, { at }) =>
    `Az alátámasztás helye ${num(at)}. A hinta ${near(torque(state.values, at), 0, 1e-6) ? 'egyensúlyban van' : torque(state.values, at) > 0 ? 'jobbra billen' : 'balra billen'}.`,
};
