import { near, num, quantity } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';

export type PartsConfig = ModeConfig<'percent-bar', 'parts'>;
export type ChainConfig = ModeConfig<'percent-bar', 'chain'>;

export interface Parts {
  base: number;
  percent: number;
}

export const part = ({ base, percent }: Parts) => Number(((base * percent) / 100).toFixed(6));

export const parts: Model<PartsConfig, Parts> = {
  initial: ({ state }) => ({ base: state.base, percent: state.percent }),
  evaluate: ({ state }, goal, now) => {
    if (goal.base !== undefined && !near(now.base, goal.base)) return notYet(`Az alap (100%) most ${quantity(now.base, state.unit)}.`);
    if (goal.percent !== undefined && !near(now.percent, goal.percent)) return notYet(`Most ${num(now.percent)}%-nál tartasz.`);
    return verdict(
      goal.value === undefined || near(part(now), goal.value, 0.005),
      `Most ${num(now.percent)}% = ${quantity(part(now), state.unit)}. ${part(now) < (goal.value ?? 0) ? 'Több' : 'Kevesebb'} kell.`,
    );
  },
  describe: ({ state }, now) => `${quantity(now.base, state.unit)} ${num(now.percent)} százaléka ${quantity(part(now), state.unit)}.`,
};

export interface Chain {
  changes: number[];
}

/** Every amount on the way: each change is taken from the last amount, not from the first. */
export function amounts(base: number, changes: number[]): number[] {
  const all = [base];
  for (const change of changes) all.push(Number(((all.at(-1) ?? base) * (1 + change / 100)).toFixed(6)));
  return all;
}

export const chain: Model<ChainConfig, Chain> = {
  initial: ({ state }) => ({ changes: state.changes }),
  evaluate: ({ state }, goal, { changes }) => {
    const last = amounts(state.base, changes).at(-1) ?? 0;
    if (near(last, goal.final, 0.005)) return solved;
    const sum = changes.reduce((a, b) => a + b, 0);
    return notYet(
      `A végén most ${quantity(last, state.unit)} jön ki.${near(state.base * (1 + sum / 100), goal.final, 0.005) ? ' A százalékok nem adhatók össze: a második változás már az új összegből számít.' : ''}`,
    );
  },
  describe: ({ state }, { changes }) =>
    `${amounts(state.base, changes)
      .map(a => quantity(a, state.unit))
      .join(', majd ')}.`,
};
