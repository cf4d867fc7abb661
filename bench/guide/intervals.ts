import { seeded } from '@eszkerek/numbers/chance';
import type { Ranking } from './scores.ts';

export interface Interval {
  value: number;
  low: number;
  high: number;
}

const RESAMPLES = 400;

/** How often each pupil is drawn, with replacement, in each resample. */
export const resamples = (pupils: number, seed: number): Uint16Array[] => {
  const chance = seeded(seed);
  return Array.from({ length: RESAMPLES }, () => {
    const weight = new Uint16Array(pupils);
    for (let i = 0; i < pupils; i++) {
      const drawn = Math.floor(chance() * pupils);
      weight[drawn] = (weight[drawn] ?? 0) + 1;
    }
    return weight;
  });
};

const middle = (value: number, values: readonly number[]): Interval => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return { value, low: at(0.025), high: at(0.975) };
};

/** 95 % bootstrap interval over pupils. */
export const aurocInterval = (ranking: Ranking, weights: readonly Uint16Array[]): Interval =>
  middle(
    ranking.auroc(),
    weights.map(weight => ranking.auroc(weight)),
  );

/** Of the difference, with the same pupils in both. */
export const differenceInterval = (a: Ranking, b: Ranking, weights: readonly Uint16Array[]): Interval =>
  middle(
    a.auroc() - b.auroc(),
    weights.map(weight => a.auroc(weight) - b.auroc(weight)),
  );
