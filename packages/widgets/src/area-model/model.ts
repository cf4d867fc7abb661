import { near, num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';
import { readFraction, multiply as times } from '../kit/written-fraction.ts';

type Of<M extends 'multiply' | 'arrange' | 'divisors' | 'power' | 'fractions' | 'square-root'> = ModeConfig<'area-model', M>;
export type MultiplyConfig = Of<'multiply'>;
export type ArrangeConfig = Of<'arrange'>;
export type DivisorsConfig = Of<'divisors'>;
export type PowerConfig = Of<'power'>;
export type FractionsConfig = Of<'fractions'>;
export type RootConfig = Of<'square-root'>;

export interface Cuts {
  /** 0 = not cut. */
  rowCut: number;
  colCut: number;
}

/** The areas of the pieces, row by row. */
export function pieces({ rows, cols }: { rows: number; cols: number }, { rowCut, colCut }: Cuts): [number, number][] {
  const split = (whole: number, cut: number) => (cut > 0 && cut < whole ? [cut, whole - cut] : [whole]);
  return split(rows, rowCut).flatMap(r => split(cols, colCut).map((c): [number, number] => [r, c]));
}

export const multiply: Model<MultiplyConfig, Cuts> = {
  initial: ({ state }) => ({ rowCut: state.rowCut ?? 0, colCut: state.colCut ?? 0 }),
  evaluate: (_, goal, cuts) => {
    if (goal.colCut !== undefined && cuts.colCut !== goal.colCut)
      return notYet(
        cuts.colCut === 0
          ? 'Vágd szét a hosszabb oldalt!'
          : `Most ${cuts.colCut} oszlop van az első részben. Kerek tízessel könnyebb szorozni.`,
      );
    if (goal.rowCut !== undefined && cuts.rowCut !== goal.rowCut)
      return notYet(cuts.rowCut === 0 ? 'Vágd szét a sorokat is!' : `Most ${cuts.rowCut} sor van az első részben.`);
    return solved;
  },
  describe: ({ state }, cuts) =>
    `${state.rows} · ${state.cols} = ${pieces(state, cuts)
      .map(([r, c]) => `${r} · ${c}`)
      .join(' + ')} = ${state.rows * state.cols}.`,
};

export interface Arrange {
  perRow: number;
}

export const rowsOf = (count: number, perRow: number) => ({ rows: Math.floor(count / perRow), remainder: count % perRow });

export const arrange: Model<ArrangeConfig, Arrange> = {
  initial: ({ state }) => ({ perRow: state.perRow }),
  evaluate: ({ state }, goal, { perRow }) => {
    const now = rowsOf(state.count, perRow);
    if (goal.perRow !== undefined && perRow !== goal.perRow)
      return notYet(`Most ${perRow} van egy sorban. A feladat szerint ${goal.perRow} kell.`);
    if (goal.rows !== undefined && now.rows !== goal.rows) return notYet(`Most ${now.rows} teljes sor van.`);
    return verdict(goal.remainder === undefined || now.remainder === goal.remainder, `Most ${now.remainder} marad ki.`);
  },
  describe: ({ state }, { perRow }) => {
    const { rows, remainder } = rowsOf(state.count, perRow);
    return `${state.count} = ${perRow} · ${rows} + ${remainder}. ${rows} teljes sor, maradék ${remainder}.`;
  },
};

export interface Divisors {
  width: number;
  found: number[];
}

export const pairsOf = (count: number) => Array.from({ length: count }, (_, i) => i + 1).filter(a => count % a === 0 && a * a <= count);

export const divisors: Model<DivisorsConfig, Divisors> = {
  initial: ({ state }) => remember(state.count, { width: 1, found: [] }, 1),
  evaluate: ({ state }, _, { found }) => {
    const missing = pairsOf(state.count).filter(a => !found.includes(a)).length;
    return verdict(missing === 0, `Még ${missing} téglalap hiányzik. Próbáld sorban a szélességeket!`);
  },
  describe: ({ state }, { width, found }) =>
    `Szélesség ${width}: ${state.count % width === 0 ? `téglalap, magassága ${state.count / width}` : `nem téglalap, ${state.count % width} négyzet kimarad`}. Eddig talált párok: ${found.map(a => `${a} · ${state.count / a}`).join(', ') || 'nincs'}.`,
};

export const remember = (count: number, { found }: Divisors, width: number): Divisors => {
  const small = Math.min(width, count / width);
  return { width, found: count % width === 0 && !found.includes(small) ? [...found, small].sort((a, b) => a - b) : found };
};

export interface Power {
  base: number;
  exponent: number;
}

export const power: Model<PowerConfig, Power> = {
  initial: ({ state }) => ({ base: state.base, exponent: state.exponent }),
  evaluate: (_, goal, { base, exponent }) =>
    verdict(
      base ** exponent === goal.value,
      `Most ${base ** exponent} egység van: ${exponent === 0 ? '1' : Array(exponent).fill(base).join(' · ')}. Nem az alapot és a kitevőt szorozzuk össze!`,
    ),
  describe: (_, { base, exponent }) => `${base} a ${exponent}. hatványon: ${base ** exponent}.`,
};

export interface Fractions {
  aNum: number;
  aDen: number;
  bNum: number;
  bDen: number;
}

export const fractions: Model<FractionsConfig, Fractions> = {
  initial: ({ state }) => {
    const [a, b] = [readFraction(state.a), readFraction(state.b)];
    return { aNum: a.num, aDen: a.den, bNum: b.num, bDen: b.den };
  },
  evaluate: (_, goal, s) => {
    const [a, b] = [readFraction(goal.a), readFraction(goal.b)];
    if (s.aDen !== a.den || s.bDen !== b.den) return notYet(`A vágások száma a nevező: ${a.den} és ${b.den} rész kell.`);
    return verdict(s.aNum === a.num && s.bNum === b.num, `A színes sávok száma a számláló: ${a.num} és ${b.num} kell.`);
  },
  describe: (_, s) =>
    `Az egyik oldal ${s.aNum}/${s.aDen}, a másik ${s.bNum}/${s.bDen}. ${s.aDen * s.bDen} részből ${s.aNum * s.bNum} kétszer színes.`,
};

export const productOf = (s: Fractions) => times({ num: s.aNum, den: s.aDen }, { num: s.bNum, den: s.bDen });

export interface Root {
  side: number;
}

export const root: Model<RootConfig, Root> = {
  initial: ({ state }) => ({ side: state.side }),
  evaluate: (_, goal, { side }) =>
    verdict(
      near(side * side, goal.area, goal.tolerance ?? 1e-6),
      `Most a terület ${num(side * side)}. ${side * side < goal.area ? 'Nagyobb' : 'Kisebb'} oldal kell.`,
    ),
  describe: (_, { side }) => `A négyzet oldala ${num(side)}, területe ${num(side * side)}.`,
};
