import { near, num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';
import { plus, times, writePolynomial } from '../kit/polynomial.ts';

export type LinearConfig = ModeConfig<'function-plotter', 'linear'>;
export type ShiftConfig = ModeConfig<'function-plotter', 'shift'>;
export type TwoConfig = ModeConfig<'function-plotter', 'two-lines'>;
export type QuadraticConfig = ModeConfig<'function-plotter', 'quadratic'>;

export interface Linear {
  a: number;
  b: number;
}

/** 2x − 3; a constant when a is 0. */
export const writeLinear = ({ a, b }: Linear) => writePolynomial([a, b]);
export const zeroOf = ({ a, b }: Linear) => (a === 0 ? null : -b / a + 0);

export const linear: Model<LinearConfig, Linear> = {
  initial: ({ state }) => ({ a: state.a, b: state.b }),
  evaluate: (_, goal, now) => {
    if (goal.a !== undefined && !near(now.a, goal.a))
      return notYet(
        goal.b !== undefined && near(now.a, goal.b) && near(now.b, goal.a)
          ? 'Felcserélted a kettőt: az a a meredekség, a b a metszéspont az y tengelyen.'
          : `A meredekség most ${num(now.a)}. ${now.a < goal.a ? 'Nagyobb' : 'Kisebb'} kell.`,
      );
    if (goal.b !== undefined && !near(now.b, goal.b)) return notYet(`Az y tengelyt most ${num(now.b)} magasságban metszi.`);
    const zero = zeroOf(now);
    if (goal.zero !== undefined && (zero === null || !near(zero, goal.zero, 0.001)))
      return notYet(zero === null ? 'Ennek a függvénynek nincs egyetlen zérushelye.' : `A zérushely most ${num(zero)}.`);
    const { through } = goal;
    return verdict(
      !through || near(now.a * through[0] + now.b, through[1]),
      through ? `x = ${num(through[0])} helyen most ${num(now.a * through[0] + now.b)} az érték.` : '',
    );
  },
  describe: (_, now) => `f(x) = ${writeLinear(now)}. Zérushely: ${zeroOf(now) === null ? 'nincs' : num(zeroOf(now) ?? 0)}.`,
};

export interface Shift {
  u: number;
  v: number;
  a: number;
}

/** The value, or null where the function is not defined. */
export function shiftValue(family: ShiftConfig['state']['family'], { u, v, a }: Shift, x: number): number | null {
  const t = x - u;
  if (family === 'absolute') return a * Math.abs(t) + v;
  if (family === 'square') return a * t * t + v;
  return Math.abs(t) < 1e-9 ? null : a / t + v;
}

export function writeShift(family: ShiftConfig['state']['family'], { u, v, a }: Shift): string {
  const inner = u === 0 ? 'x' : `x ${u < 0 ? '+' : '−'} ${num(Math.abs(u))}`;
  const body =
    family === 'absolute'
      ? `|${inner}|`
      : family === 'square'
        ? u === 0
          ? 'x²'
          : `(${inner})²`
        : `${num(a)}/${u === 0 ? 'x' : `(${inner})`}`;
  return `${family === 'inverse' ? body : times(a, body)}${plus(v)}`;
}

export const shift: Model<ShiftConfig, Shift> = {
  initial: ({ state }) => ({ u: state.u, v: state.v, a: state.a ?? 1 }),
  evaluate: (_, goal, now) => {
    if (goal.u !== undefined && !near(now.u, goal.u))
      return notYet(
        near(now.u, -goal.u)
          ? 'Az előjel fordított: az x − 2 jobbra tolja a grafikont, nem balra.'
          : `Vízszintesen most ${num(now.u)} az eltolás.`,
      );
    if (goal.v !== undefined && !near(now.v, goal.v)) return notYet(`Függőlegesen most ${num(now.v)} az eltolás.`);
    return verdict(goal.a === undefined || near(now.a, goal.a), `A szorzó most ${num(now.a)}.`);
  },
  describe: ({ state }, now) => `f(x) = ${writeShift(state.family, now)}.`,
};

export interface Two {
  a1: number;
  b1: number;
  a2: number;
  b2: number;
}

export function cross({ a1, b1, a2, b2 }: Two): [number, number] | null {
  if (near(a1, a2)) return null;
  const x = (b2 - b1) / (a1 - a2);
  return [x, a1 * x + b1];
}

export const two: Model<TwoConfig, Two> = {
  initial: ({ state }) => ({ a1: state.first.a, b1: state.first.b, a2: state.second.a, b2: state.second.b }),
  evaluate: (_, goal, now) => {
    const meet = cross(now);
    if (!meet) return notYet('Párhuzamosak: a meredekségük egyenlő.');
    return verdict(
      near(meet[0], goal.meet[0], 0.001) && near(meet[1], goal.meet[1], 0.001),
      `Most a (${num(meet[0])}; ${num(meet[1])}) pontban metszik egymást.`,
    );
  },
  describe: (_, now) =>
    `f(x) = ${writeLinear({ a: now.a1, b: now.b1 })}, g(x) = ${writeLinear({ a: now.a2, b: now.b2 })}. ${cross(now) ? `Metszéspont: (${num(cross(now)?.[0] ?? 0)}; ${num(cross(now)?.[1] ?? 0)}).` : 'Nincs metszéspont.'}`,
};

export interface Quadratic {
  a: number;
  b: number;
  c: number;
}

export function roots({ a, b, c }: Quadratic): number[] {
  if (a === 0) return b === 0 ? [] : [-c / b];
  const d = b * b - 4 * a * c;
  if (d < 0) return [];
  const list = [(-b - Math.sqrt(d)) / (2 * a), (-b + Math.sqrt(d)) / (2 * a)].map(r => r + 0).sort((p, q) => p - q);
  return d === 0 ? list.slice(0, 1) : list;
}

export const quadratic: Model<QuadraticConfig, Quadratic> = {
  initial: ({ state }) => ({ a: state.a, b: state.b, c: state.c }),
  evaluate: (_, goal, now) => {
    const found = roots(now);
    const wanted = [...goal.zeros].sort((p, q) => p - q);
    if (found.length === wanted.length && found.every((root, i) => near(root, wanted[i] ?? 0, 0.001))) return solved;
    return notYet(
      found.length === 0
        ? 'A grafikon most nem éri el az x tengelyt: nincs valós gyöke.'
        : `A zérushelyek most: ${found.map(root => num(root)).join(' és ')}.`,
    );
  },
  describe: (_, now) =>
    `f(x) = ${writePolynomial([now.a, now.b, now.c])}. Zérushelyek: ${
      roots(now)
        .map(root => num(root))
        .join('; ') || 'nincs'
    }.`,
};
