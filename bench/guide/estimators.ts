import { likelihoodOf } from '@eszkerek/guide/evidence';
import { type Mastery, masteryOfAll, update } from '@eszkerek/guide/mastery';
import { clamp, normalCdf } from '@eszkerek/guide/probability';
import type { PupilMap } from '@eszkerek/guide/pupil-map';
import type { Shown } from './pupil.ts';

/** What every estimator is told: a first try, and when. */
export interface Seen extends Shown {
  lesson: number;
  right: boolean;
  at: number;
}

export interface Estimator {
  see(answer: Seen): void;
  estimate(now: number): Float64Array;
}

export type EstimatorName = 'guide' | 'last score' | 'average' | 'BKT per lesson';

const priorOf = (map: PupilMap): Float64Array => map.means.map(mean => normalCdf(mean));

const guide = (map: PupilMap): Estimator => {
  const touched = new Map<number, Mastery>();
  return {
    see: answer =>
      void touched.set(
        answer.lesson,
        update(map, touched, answer.lesson, likelihoodOf({ ...answer, hinted: false, placement: false }), answer.at),
      ),
    estimate: now => masteryOfAll(map, touched, now),
  };
};

/** Until a lesson is answered every baseline falls back to the same expectation by grade as ours. */
const lastScore = (map: PupilMap): Estimator => {
  const p = priorOf(map);
  return {
    see: ({ lesson, right }) => {
      p[lesson] = right ? 0.85 : 0.3;
    },
    estimate: () => p.slice(),
  };
};

const average = (map: PupilMap): Estimator => {
  const prior = priorOf(map);
  const sums = map.lessons.map(() => ({ n: 0, right: 0 }));
  return {
    see: ({ lesson, right }) => {
      const sum = sums[lesson];
      if (!sum) return;
      sum.n += 1;
      sum.right += right ? 1 : 0;
    },
    estimate: () => prior.map((p, i) => (p + (sums[i]?.right ?? 0)) / (1 + (sums[i]?.n ?? 0))),
  };
};

/** Textbook knowledge tracing (Corbett and Anderson 1995) per lesson, with the same guesses, slips and learning. */
const bkt = (map: PupilMap): Estimator => {
  const p = priorOf(map);
  return {
    see: answer => {
      const { known, unknown } = likelihoodOf({ ...answer, hinted: false, placement: false });
      const before = p[answer.lesson] ?? 0.5;
      const after = (before * known) / (before * known + (1 - before) * unknown);
      p[answer.lesson] = clamp(after + (1 - after) * 0.05, 0.001, 0.999);
    },
    estimate: () => p.slice(),
  };
};

export const estimators: Record<EstimatorName, (map: PupilMap) => Estimator> = {
  guide,
  'last score': lastScore,
  average,
  'BKT per lesson': bkt,
};
