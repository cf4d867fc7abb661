import { near, num, ordinalStart } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';

export type ChainConfig = ModeConfig<'sequence-machine', 'chain'>;
export type GuessConfig = ModeConfig<'sequence-machine', 'guess'>;
export type PatternConfig = ModeConfig<'sequence-machine', 'pattern'>;
export type ArrowsConfig = ModeConfig<'sequence-machine', 'arrows'>;
export type Step = ChainConfig['state']['steps'][number];

const inverse = { '+': '-', '-': '+', '·': ':', ':': '·' } as const;
export const writeStep = ({ op, by }: Step) => `${op === '-' ? '−' : op} ${num(by)}`;
export const undo = ({ op, by }: Step): Step => ({ op: inverse[op], by });

export function run(value: number, { op, by }: Step): number {
  return Number({ '+': value + by, '-': value - by, '·': value * by, ':': value / by }[op].toFixed(9));
}

/** Every value on the way through the machines. */
export function through(value: number, steps: Step[]): number[] {
  const values = [value];
  for (const step of steps) values.push(run(values.at(-1) ?? value, step));
  return values;
}

export interface Chain {
  input: number;
  back: boolean;
}

export const chain: Model<ChainConfig, Chain> = {
  initial: ({ state }) => ({ input: state.input, back: false }),
  evaluate: ({ state }, goal, { input }) => {
    if (near(input, goal.input)) return solved;
    const out = through(input, state.steps).at(-1) ?? 0;
    return notYet(
      `${num(input)} bemenetre ${num(out)} jön ki${state.output === undefined ? '' : `, pedig ${num(state.output)} kellene`}. Visszafelé a műveletek és a sorrend is megfordul.`,
    );
  },
  describe: ({ state }, { input, back }) =>
    `${back ? 'Visszafelé' : 'Előre'}: bemenet ${num(input)}, a lépések után ${through(input, state.steps)
      .slice(1)
      .map(v => num(v))
      .join(', ')}.`,
};

export interface Guess {
  /** Places of the chosen operations in the offered list. */
  chosen: number[];
}

export const guess: Model<GuessConfig, Guess> = {
  auto: false,
  initial: () => ({ chosen: [] }),
  evaluate: ({ state }, _, { chosen }) => {
    const steps = chosen.flatMap(i => state.ops[i] ?? []);
    if (steps.length === 0) return notYet('Rakj össze egy szabályt a műveletekből!');
    const off = state.inputs.find(input => !near(through(input, steps).at(-1) ?? 0, through(input, state.rule).at(-1) ?? 0));
    return off === undefined
      ? solved
      : notYet(
          `A te szabályod szerint ${num(off)} helyett ${num(through(off, steps).at(-1) ?? 0)} jön ki, a gép szerint ${num(through(off, state.rule).at(-1) ?? 0)}.`,
        );
  },
  describe: ({ state }, { chosen }) =>
    `A gép: ${state.inputs.map(i => `${num(i)} → ${num(through(i, state.rule).at(-1) ?? 0)}`).join(', ')}. A szabályod: ${chosen.map(i => writeStep(state.ops[i] ?? { op: '+', by: 0 })).join(', majd ') || 'még nincs'}.`,
};

export interface Pattern {
  n: number;
}

export const matches = ({ first, difference }: { first: number; difference: number }, n: number) => first + (n - 1) * difference;

export const pattern: Model<PatternConfig, Pattern> = {
  initial: ({ state }) => ({ n: state.n ?? 1 }),
  evaluate: ({ state }, goal, { n }) =>
    verdict(
      matches(state, n) === goal.count,
      `${ordinalStart(n)} mintában ${matches(state, n)} darab van. Minden lépésben ${state.difference} új kerül hozzá.`,
    ),
  describe: ({ state }, { n }) => `${ordinalStart(n)} minta ${matches(state, n)} darabból áll.`,
};

export interface Arrows {
  map: Record<string, string>;
}

export const arrows: Model<ArrowsConfig, Arrows> = {
  auto: false,
  initial: () => ({ map: {} }),
  evaluate: ({ state }, goal, { map }) => {
    const missing = state.domain.find(x => map[x] === undefined);
    if (missing !== undefined) return notYet(`Minden elemből indul nyíl. Innen még hiányzik: ${missing}.`);
    const wrong = state.domain.find(x => map[x] !== goal.map[x]);
    return verdict(wrong === undefined, `Nézd meg újra, hova mutat ez: ${wrong}.`);
  },
  describe: (_, { map }) =>
    Object.entries(map)
      .map(([x, y]) => `${x} → ${y}`)
      .join(', ') || 'Még nincs nyíl.',
};
