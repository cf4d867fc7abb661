import { clamp, normalQuantile } from './probability.ts';
import type { Country, SubjectMap } from './subject-map.ts';

export interface PupilPlace {
  grade: number;
  country: Country;
}

/** A subject's map seen from one grade: what is expected before any answer. */
export interface PupilMap extends SubjectMap {
  /** Years between the lesson and the pupil: -1 was taught last year, 0 this year, 1 comes next year, far above that never. */
  gaps: Int8Array;
  means: Float64Array;
  /** How far what is known elsewhere speaks about this lesson: less for what is not taught yet. */
  reach: Float64Array;
  /** Own and previous grade: placement asks and judges here. */
  window: readonly number[];
}

/** The gap of a lesson that only the other country's curriculum has. */
const ELSEWHERE = 100;

const gapOf = (grades: readonly number[], own: number): number => {
  if (grades.length === 0) return ELSEWHERE;
  const first = Math.min(...grades);
  const last = Math.max(...grades);
  return own < first ? first - own : own > last ? last - own : 0;
};

const BELOW = [0.65, 0.7, 0.75];
const NEXT_YEAR = 0.04;
const LATER = 0.02;

/** Chance of knowing a lesson before any answer; `place` is where in the school year it comes, from 0 to 1. */
const expected = (gap: number, place: number): number => {
  if (gap < 0) return BELOW[Math.min(-gap, BELOW.length) - 1] ?? 0.65;
  if (gap > 0) return gap === 1 ? NEXT_YEAR : LATER;
  return clamp(0.62 - 0.6 * place, 0.05, 0.6);
};

/** Prerequisites within the pupil's curriculum: what a missing lesson builds on stands in for it. */
const needsWithin = (map: SubjectMap, gaps: Int8Array): number[][] => {
  const within = (j: number): number[] => (gaps[j] === ELSEWHERE ? (map.needs[j] ?? []).flatMap(within) : [j]);
  return map.needs.map(before => [...new Set(before.flatMap(within))]);
};

export const seenFrom = (map: SubjectMap, { grade, country }: PupilPlace): PupilMap => {
  const gaps = Int8Array.from(map.lessons, lesson => gapOf(lesson.grades[country], grade));
  const thisYear = [...gaps.keys()].filter(i => gaps[i] === 0);
  const places = new Map(thisYear.map((i, at) => [i, at / thisYear.length]));
  return {
    ...map,
    needs: needsWithin(map, gaps),
    gaps,
    means: Float64Array.from(gaps, (gap, i) => normalQuantile(expected(gap, places.get(i) ?? 0))),
    reach: Float64Array.from(gaps, gap => (gap > 0 ? 0.3 : 1)),
    window: [...gaps.keys()].filter(i => gaps[i] === 0 || gaps[i] === -1),
  };
};

/** Covariance of two lessons for this pupil. */
export const covariance = (map: PupilMap, i: number, j: number): number =>
  i === j ? 1 : (map.reach[i] ?? 1) * (map.reach[j] ?? 1) * (map.kernel[i * map.lessons.length + j] ?? 0);
