import { seeded } from '@eszkerek/numbers/chance';
import { num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';
import { classify, type Labelled } from '../kit/neighbours.ts';

export type SampleConfig = ModeConfig<'bias-lab', 'sample'>;
type Group = SampleConfig['state']['groups'][number];

const NEIGHBOURS = 3;
/** Each group is tested on so many people the model has not seen. */
export const TESTED = 50;

/** Multiples of these fractions, without their whole part, spread evenly: a day's luck hardly changes the measured errors. */
const STEPS = [0.7548776662, 0.5698402909] as const;

/** People of a group: the first ones stay the same when more are asked for. */
export function people({ from, to, cut }: Group, count: number, seed: number): Labelled[] {
  const chance = seeded(seed);
  const [firstX, firstY] = [chance(), chance()];
  return Array.from({ length: count }, (_, i) => {
    const [across, up] = [(firstX + i * STEPS[0]) % 1, (firstY + i * STEPS[1]) % 1];
    const [x, y] = [from + across * (to - from), up * 10];
    return { x, y, label: y > cut ? 1 : 0 };
  });
}

export interface Sample {
  sizes: [number, number];
  seed: number;
}

const trainingSeed = (seed: number, group: number) => seed * 4 + group;
const testSeed = (seed: number, group: number) => seed * 4 + 2 + group;

export const training = ({ state }: SampleConfig, { sizes, seed }: Sample): Labelled[] =>
  state.groups.flatMap((group, i) => people(group, sizes[i] ?? 0, trainingSeed(seed, i)));

/** Errors of the trained model on each group's test, in percent. */
export function errorRates(config: SampleConfig, now: Sample): [number, number] {
  const examples = training(config, now);
  const rate = (i: 0 | 1) => {
    const tests = people(config.state.groups[i], TESTED, testSeed(now.seed, i));
    return (100 * tests.filter(test => classify(examples, test, NEIGHBOURS) !== test.label).length) / TESTED;
  };
  return [rate(0), rate(1)];
}

/** More of one group leaves less of the budget for the other. */
export function collect({ state }: SampleConfig, now: Sample, group: 0 | 1, count: number): Sample {
  const rest = Math.min(now.sizes[group === 0 ? 1 : 0], state.budget - count);
  return { ...now, sizes: group === 0 ? [count, rest] : [rest, count] };
}

export const sample: Model<SampleConfig, Sample> = {
  initial: ({ state }, seed) => ({ sizes: state.sizes, seed }),
  evaluate: (config, goal, now) => {
    const rates = errorRates(config, now);
    const worse = rates[0] >= rates[1] ? 0 : 1;
    const [high, low] = [rates[worse], rates[1 - worse] ?? 0];
    const name = config.state.groups[worse].name;
    if (high > goal.error) return notYet(`${name}: 100-ból ${num(high)} esetben téved, legfeljebb ${goal.error} lehet.`);
    if (goal.difference !== undefined && high - low > goal.difference)
      return notYet(`A két csoport hibája között ${num(high - low)} százalékpont a különbség, legfeljebb ${goal.difference} lehet.`);
    return solved;
  },
  describe: (config, now) => {
    const rates = errorRates(config, now);
    return config.state.groups.map(({ name }, i) => `${name}: ${now.sizes[i]} tanítópélda, ${num(rates[i] ?? 0)}% hiba`).join('. ');
  },
};
