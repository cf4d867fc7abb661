import { asking } from '../kit/asking.ts';
import { near, num, quantity, readNumber } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';

export type ChainConfig = ModeConfig<'energy-flow', 'chain'>;
type Step = ChainConfig['state']['steps'][number];

export interface Chain {
  input: number;
  efficiencies: Record<string, number>;
  typed: string;
  seed: number;
}

export interface Flow {
  step: Step;
  efficiency: number;
  into: number;
  useful: number;
  lost: number;
}

export const efficiencyOf = (step: Step, { efficiencies }: Pick<Chain, 'efficiencies'>) => efficiencies[step.id] ?? step.efficiency;

/** What goes into each step and how it splits: nothing is lost, only turned into something useless. */
export function flowsOf({ state }: ChainConfig, now: Pick<Chain, 'input' | 'efficiencies'>): Flow[] {
  let into = now.input;
  return state.steps.map(step => {
    const efficiency = efficiencyOf(step, now);
    const flow = { step, efficiency, into, useful: into * efficiency, lost: into * (1 - efficiency) };
    into = flow.useful;
    return flow;
  });
}

export const outputOf = (config: ChainConfig, now: Pick<Chain, 'input' | 'efficiencies'>) =>
  flowsOf(config, now).at(-1)?.useful ?? now.input;
export const totalEfficiency = (config: ChainConfig, now: Pick<Chain, 'input' | 'efficiencies'>) => outputOf(config, now) / now.input;

/** The parts of a loss with their amounts. */
export function lossesOf({ step, lost }: Flow): { label: string; value: number }[] {
  const all = (step.losses ?? []).reduce((sum, { share }) => sum + share, 0);
  return step.losses && all > 0
    ? step.losses.map(({ label, share }) => ({ label, value: (lost * share) / all }))
    : [{ label: step.lost ?? 'hő', value: lost }];
}

export const isAnswered = ({ goal }: Pick<ChainConfig, 'goal'>, { typed }: Pick<Chain, 'typed'>) =>
  goal?.answer !== undefined && near(readNumber(typed) ?? Number.NaN, goal.answer.value, goal.answer.tolerance);

const bare: Model<ChainConfig, Chain> = {
  initial: ({ state }, seed) => ({ input: state.input.value, efficiencies: {}, typed: '', seed }),
  evaluate: (config, goal, now) => {
    const { unit } = config.state.input;
    const output = outputOf(config, now);
    if (goal.output && !near(output, goal.output.value, goal.output.tolerance))
      return notYet(
        `Most ${quantity(output, unit)} hasznos energia jut a végére. ${output < goal.output.value ? 'Több' : 'Kevesebb'} kell.`,
      );
    const total = totalEfficiency(config, now);
    if (goal.efficiency && !near(total, goal.efficiency.value, goal.efficiency.tolerance))
      return notYet(`Az egész lánc hatásfoka most ${num(total * 100, 1)}%.`);
    if (goal.answer && !isAnswered(config, now)) return notYet('A hasznos részt hasonlítsd ahhoz, ami bement!');
    return solved;
  },
  describe: (config, now) => {
    const { input } = config.state;
    const known = isAnswered(config, now);
    const said = flowsOf(config, now).map(
      ({ step, useful, efficiency }) =>
        `${step.label}: ${step.hidden && !known ? `${step.useful}, ismeretlen mennyiség` : `${quantity(useful, input.unit)} ${step.useful}, hatásfok ${num(efficiency * 100, 1)}%`}`,
    );
    return `Bemegy ${quantity(now.input, input.unit)} ${input.label}. ${said.join('; ')}.`;
  },
};

export const chain = asking(bare, (config, now) => [
  ...(Object.keys(now.efficiencies).length > 0 || now.input !== config.state.input.value ? ['changed'] : []),
  ...(isAnswered(config, now) ? ['answered'] : []),
]);
