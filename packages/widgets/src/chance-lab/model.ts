import { seeded } from '@eszkerek/numbers/chance';
import { num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';
import { readFraction, same, type WrittenFraction } from '../kit/written-fraction.ts';

export type ExperimentConfig = ModeConfig<'chance-lab', 'experiment'>;
export type SetUpConfig = ModeConfig<'chance-lab', 'set-up'>;
export type TableConfig = ModeConfig<'chance-lab', 'table'>;

export interface Outcome {
  label: string;
  count: number;
}

/** The possible results with their weights. */
export function outcomesOf({ device, outcomes }: ExperimentConfig['state']): Outcome[] {
  if (outcomes && (device === 'urn' || device === 'wheel')) return outcomes;
  if (device === 'coin')
    return [
      { label: 'fej', count: 1 },
      { label: 'írás', count: 1 },
    ];
  if (device === 'two-dice') return Array.from({ length: 11 }, (_, i) => ({ label: String(i + 2), count: 6 - Math.abs(i - 5) }));
  return Array.from({ length: 6 }, (_, i) => ({ label: String(i + 1), count: 1 }));
}

export const weight = (outcomes: Outcome[]) => outcomes.reduce((sum, outcome) => sum + outcome.count, 0);

/** Which outcome a number between 0 and 1 falls on. */
export function drawn(outcomes: Outcome[], chance: number): number {
  let left = chance * weight(outcomes);
  return outcomes.findIndex(outcome => {
    left -= outcome.count;
    return left < 0;
  });
}

export interface Experiment {
  counts: number[];
  last: number | null;
  trials: number;
}

/** Goes on from where it stopped: the same seed and number of trials give the same results. */
export function throwMore(config: ExperimentConfig, state: Experiment, times: number, seed: number): Experiment {
  const outcomes = outcomesOf(config.state);
  const counts = [...state.counts];
  const chance = seeded(seed + state.trials * 7919);
  let last = state.last;
  for (let i = 0; i < times; i++) {
    last = drawn(outcomes, chance());
    counts[last] = (counts[last] ?? 0) + 1;
  }
  return { counts, last, trials: state.trials + times };
}

export const experiment: Model<ExperimentConfig, Experiment> = {
  initial: ({ state }) => ({ counts: outcomesOf(state).map(() => 0), last: null, trials: 0 }),
  evaluate: (_, goal, { trials }) =>
    verdict(
      trials >= goal.trials,
      `Eddig ${trials} kísérlet volt, legalább ${goal.trials} kell. Kevés kísérletnél még nagyon ingadozik az arány.`,
    ),
  describe: ({ state }, { counts, trials }) =>
    `${trials} kísérlet. ${outcomesOf(state)
      .map((o, i) => `${o.label}: ${counts[i]}`)
      .join(', ')}.`,
};

export interface SetUp {
  counts: number[];
}

export const chanceOf = (counts: number[], i: number): WrittenFraction => ({
  num: counts[i] ?? 0,
  den: counts.reduce((a, b) => a + b, 0) || 1,
});

export const setUp: Model<SetUpConfig, SetUp> = {
  initial: ({ state }) => ({ counts: state.outcomes.map(o => o.count) }),
  evaluate: ({ state }, goal, { counts }) => {
    for (const [label, fraction] of Object.entries(goal.chance)) {
      const i = state.outcomes.findIndex(o => o.label === label);
      const now = chanceOf(counts, i);
      if (!same(now, readFraction(fraction)))
        return notYet(`Most ez az esélye: ${label} ${now.num}/${now.den}. A nevezőben az összes darab áll, nem csak a többi.`);
    }
    return solved;
  },
  describe: ({ state }, { counts }) =>
    state.outcomes.map((o, i) => `${o.label}: ${counts[i]} db, esélye ${chanceOf(counts, i).num}/${chanceOf(counts, i).den}`).join('. '),
};

export interface Table {
  on: number[];
}

/** Whether the event happens for this pair of faces. */
export function favourable({ event, value = 0 }: TableConfig['state'], a: number, b: number): boolean {
  return { sum: a + b === value, product: a * b === value, equal: a === b, 'at-least-one': a === value || b === value }[event];
}

export const pairOf = (cell: number): [number, number] => [Math.floor(cell / 6) + 1, (cell % 6) + 1];

export const table: Model<TableConfig, Table> = {
  initial: () => ({ on: [] }),
  evaluate: ({ state }, goal, { on }) => {
    const wrong = on.find(cell => !favourable(state, ...pairOf(cell)));
    if (wrong !== undefined) return notYet(`Ez nem kedvező eset: ${pairOf(wrong).join(' és ')}.`);
    const all = Array.from({ length: 36 }, (_, i) => i).filter(cell => favourable(state, ...pairOf(cell))).length;
    return verdict(
      on.length === all && same({ num: all, den: 36 }, readFraction(goal.chance)),
      `Eddig ${on.length} kedvező esetet jelöltél. Nézd végig soronként, van még!`,
    );
  },
  describe: (_, { on }) => `${on.length} kedvező eset a 36 közül, az esély ${num(on.length)}/36.`,
};
