import { type Answers, foretold, isAnswered, missingAsk } from './ask.ts';
import type { Ask } from './ask-schema.ts';
import type { BaseConfig, Model } from './model.ts';

interface AskingConfig extends BaseConfig {
  state: { ask?: Ask[] };
  goal?: { asked?: string[] };
}

export type Asking<S> = S & { answers: Answers };

type Events<C, S> = (config: C, state: S) => string[];

const COUNTS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const ROWS = ['first-row', ...COUNTS.map(count => `${count}-rows`)];

/** The events of a journal with this many rows; the first has two names. */
export const rowEvents = (count: number): string[] => [...(count > 0 ? ['one-row'] : []), ...ROWS.slice(0, count)];

export interface AskingModel<C extends AskingConfig, S> extends Model<C, Asking<S>> {
  events: Events<C, Asking<S>>;
  /** How many questions of the goal wait for an answer. */
  unanswered(config: C, state: Asking<S>): number;
}

/** A model whose goal also asks questions; `moved` is an event of every one. */
export function asking<C extends AskingConfig, S extends { seed: number }>(model: Model<C, S>, events: Events<C, S>): AskingModel<C, S> {
  const { turnTo, ...bare } = model;
  const untouched = (config: C, { answers: _, ...rest }: Asking<S>) =>
    JSON.stringify(rest) === JSON.stringify(model.initial(config, rest.seed));
  const all: Events<C, Asking<S>> = (config, state) => [...(untouched(config, state) ? [] : ['moved']), ...events(config, state)];
  return {
    ...bare,
    events: all,
    initial: (config, seed) => ({ ...model.initial(config, seed), answers: {} }),
    evaluate: (config, goal, state) => {
      const said = model.evaluate(config, goal, state);
      if (!said.solved) return said;
      return missingAsk(config.goal?.asked, config.state.ask ?? [], state.answers, all(config, state)) ?? said;
    },
    foretold: ({ state: { ask = [] } }, { answers }) => foretold(ask, answers),
    ...(turnTo && { turnTo: (state, object) => ({ ...turnTo(state, object), answers: state.answers }) }),
    unanswered: ({ goal, state: { ask = [] } }, { answers }) =>
      ask.filter(one => goal?.asked?.includes(one.id) && !isAnswered(one, answers)).length,
  };
}
