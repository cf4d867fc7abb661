import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';

export type DrawConfig = ModeConfig<'pixel-grid', 'draw'> | ModeConfig<'pixel-grid', 'numbers'>;
export type DifferenceConfig = ModeConfig<'pixel-grid', 'difference'>;

export interface Pixels {
  rows: string[];
}

export const levelsOf = ({ state }: DrawConfig) => state.levels ?? 2;

/** The next grey of one cell, back to white after black. */
export function cycle(rows: string[], r: number, c: number, levels: number): string[] {
  return rows.map((row, i) => (i === r ? [...row].map((cell, k) => (k === c ? String((Number(cell) + 1) % levels) : cell)).join('') : row));
}

export const differences = (a: string[], b: string[]) =>
  a.flatMap((row, r) => [...row].flatMap((cell, c) => (b[r]?.[c] === cell ? [] : [[r, c] satisfies [number, number]])));

export const draw: Model<DrawConfig, Pixels> = {
  initial: ({ state }) => ({ rows: state.rows }),
  evaluate: (_, goal, { rows }) => {
    const off = differences(goal.rows, rows);
    const [first] = off;
    return first ? notYet(`${off.length} képpont még más. Nézd meg: ${first[0] + 1}. sor, ${first[1] + 1}. oszlop.`) : solved;
  },
  describe: (_, { rows }) => rows.map((row, i) => `${i + 1}. sor: ${[...row].join(' ')}`).join('. '),
};

export interface Marked {
  on: string[];
}

export const difference: Model<DifferenceConfig, Marked> = {
  initial: () => ({ on: [] }),
  evaluate: ({ state }, goal, { on }) => {
    const real = differences(state.first, state.second).map(([r, c]) => `${r}-${c}`);
    const wrong = on.find(cell => !real.includes(cell));
    if (wrong) return notYet('Az egyik bejelölt képpont mindkét képen ugyanolyan.');
    return verdict(on.length === real.length && real.length === goal.differing, `Eddig ${on.length} eltérést találtál. Van még!`);
  },
  describe: (_, { on }) => `${on.length} képpont bejelölve.`,
};
