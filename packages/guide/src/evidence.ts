import { clamp } from './probability.ts';

/** Question types by the chance of a lucky answer. */
export const ITEM_KINDS = ['choice', 'pairing', 'steps', 'typed'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];
export type Level = 1 | 2 | 3;

export interface Answer {
  kind: ItemKind;
  level: Level;
  right: boolean;
  hinted: boolean;
  /** In placement there is a button for "not learnt yet", so pupils guess less. */
  placement: boolean;
}

/** How likely this answer is from a pupil who knows the lesson, and from one who does not. */
export interface Likelihood {
  known: number;
  unknown: number;
}

const GUESS: Record<ItemKind, number> = { choice: 0.25, pairing: 0.15, steps: 0.1, typed: 0.05 };
const SLIP: Record<Level, number> = { 1: 0.08, 2: 0.1, 3: 0.15 };
const HINT = 0.25;
const PLACEMENT = 0.6;

export const likelihoodOf = ({ kind, level, right, hinted, placement }: Answer): Likelihood => {
  const guess = clamp(GUESS[kind] * (placement ? PLACEMENT : 1) + (hinted ? HINT : 0), 0.01, 0.9);
  const slip = SLIP[level];
  return right ? { known: 1 - slip, unknown: guess } : { known: slip, unknown: 1 - guess };
};
