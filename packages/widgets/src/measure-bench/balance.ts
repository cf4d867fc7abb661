import { asking } from '../kit/asking.ts';
import { near, num, quantity, readNumber } from '../kit/format.ts';
import { inTurn, type ModeConfig, type Model, solved } from '../kit/model.ts';

export type BalanceConfig = ModeConfig<'measure-bench', 'balance'>;

export interface Balance {
  object: string;
  /** Which weights of the set lie on the right pan. */
  on: boolean[];
  typed: Record<string, string>;
  /** Objects that were balanced. */
  balanced: string[];
  seed: number;
}

export const unitOf = ({ state }: BalanceConfig) => state.unit ?? 'g';
export const massOf = ({ state }: BalanceConfig, id: string) => state.objects.find(one => one.id === id)?.mass ?? 0;
export const weightsOn = ({ state }: BalanceConfig, { on }: Pick<Balance, 'on'>) =>
  state.weights.reduce((sum, weight, i) => sum + (on[i] ? weight : 0), 0);
/** Half of the smallest weight: the balance shows no smaller difference. */
export const fineness = ({ state }: BalanceConfig) => Math.min(...state.weights) / 2;

/** Positive: the object is heavier. */
export const difference = (config: BalanceConfig, now: Pick<Balance, 'object' | 'on'>) =>
  massOf(config, now.object) - weightsOn(config, now);
export const isBalanced = (config: BalanceConfig, now: Pick<Balance, 'object' | 'on'>) =>
  near(difference(config, now), 0, fineness(config));

/** A state after a change of the pans, with what came to balance. */
export function put<S extends Balance>(config: BalanceConfig, now: S, change: Partial<Pick<Balance, 'object' | 'on'>>): S {
  const next = { ...now, ...change };
  return isBalanced(config, next) && !next.balanced.includes(next.object) ? { ...next, balanced: [...next.balanced, next.object] } : next;
}

const bare: Model<BalanceConfig, Balance> = {
  initial: ({ state }, seed) => ({
    object: state.objects[0]?.id ?? '',
    on: state.weights.map(() => false),
    typed: {},
    balanced: [],
    seed,
  }),
  evaluate: (config, goal, now) => {
    const masses = config.state.objects.filter(one => goal.masses.includes(one.id));
    const weighed = masses.map(({ id, label }) => {
      const typed = readNumber(now.typed[id] ?? '');
      const hasBalanced = now.balanced.includes(id);
      const right = hasBalanced && typed !== null && near(typed, massOf(config, id), fineness(config)) && quantity(typed, 'g');
      if (!hasBalanced) return { id, label, right, missing: true, say: `Hozd egyensúlyba: ${label}. Kezdd a nagy súlyokkal!` };
      const say = typed === null ? `Írd be a tömegét: ${label}.` : `${label}: add össze a jobb serpenyő súlyait!`;
      return { id, label, right, missing: typed === null, say };
    });
    return inTurn(weighed) ?? solved;
  },
  describe: (config, now) => {
    const label = config.state.objects.find(({ id }) => id === now.object)?.label ?? '';
    const state = isBalanced(config, now)
      ? 'Egyensúly.'
      : difference(config, now) > 0
        ? 'A bal serpenyő lejjebb van.'
        : 'A jobb serpenyő lejjebb van.';
    const weights = config.state.weights.filter((_, i) => now.on[i]).map(weight => num(weight));
    return `Kétkarú mérleg. Bal serpenyő: ${label}. Jobb serpenyő: ${weights.length > 0 ? `${weights.join(', ')} ${unitOf(config)}` : 'üres'}. ${state}`;
  },
};

export const balance = asking(bare, (_, { balanced }) => [
  ...(balanced.length > 0 ? ['balanced'] : []),
  ...balanced.map(id => `balanced-${id}`),
]);
