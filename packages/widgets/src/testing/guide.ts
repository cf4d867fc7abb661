import type { BaseConfig, Model } from '../kit/model.ts';

/** What a pupil who understands the task goes by: it only orders the search, a path still consists of real moves. */
export interface Guide {
  /** How far a state is from the goal. */
  far?(config: BaseConfig, state: unknown): number;
  /** What may be typed, besides the numbers of the goal. */
  answers?(config: BaseConfig, state: unknown): (number | string)[];
}

export type GuideEntry = [Model<BaseConfig, unknown>, Guide];

export const guide = <C extends BaseConfig, S>(
  model: Model<C, S>,
  far?: (config: C, state: S) => number,
  answers?: (config: C, state: S) => (number | string)[],
): GuideEntry => [model, { far, answers }];

export const apart = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0);

export const unlike = <T>(a: readonly T[], b: readonly T[]) => a.filter(x => !b.includes(x)).length + b.filter(x => !a.includes(x)).length;

/** The cards that do not lie where they belong. */
export const misplaced = <T>(cards: readonly T[], right: (card: T, i: number) => boolean) =>
  cards.filter((card, i) => !right(card, i)).length;
