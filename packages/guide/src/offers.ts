import { KNOWN_ENOUGH, LIKELY } from './labels.ts';
import type { PupilMap } from './pupil-map.ts';

export interface Offer {
  place: number;
  score: number;
}

/** Ready to learn and not known yet: (Π P(prerequisite))²·√P·(1−P). */
export const offerScore = (map: PupilMap, p: Float64Array, i: number): number => {
  const ready = (map.needs[i] ?? []).reduce((product, j) => product * (p[j] ?? 0), 1);
  const own = p[i] ?? 0;
  return ready ** 2 * Math.sqrt(own) * (1 - own);
};

/** Lessons to learn next, best first, up to the pupil's grade. `allowed` says which lessons exist and may be opened. */
export const offersOf = (map: PupilMap, p: Float64Array, allowed: (place: number) => boolean): Offer[] =>
  [...map.lessons.keys()]
    .filter(i => (map.gaps[i] ?? 0) <= 0 && (p[i] ?? 0) <= KNOWN_ENOUGH && allowed(i))
    .map(place => ({ place, score: offerScore(map, p, place) }))
    .sort((a, b) => b.score - a.score || a.place - b.place);

export interface Choice {
  /** Not known, and may be opened. */
  toLearn(place: number): boolean;
  /** Asked, and not right yet. */
  isMissed?(place: number): boolean;
  /** Never asked, however likely it seems, and may be opened. */
  isUntouched?(place: number): boolean;
}

/**
 * The shakiest prerequisite that should come first, if any. One of the own year comes first as long as it is to be learnt or was never
 * asked; an earlier year's was taught at school, so only if it was missed or is more likely missing than not.
 */
const missingBase = (map: PupilMap, p: Float64Array, place: number, { toLearn, isMissed, isUntouched }: Choice): number | undefined =>
  (map.needs[place] ?? [])
    .filter(j =>
      map.gaps[j] === 0 ? toLearn(j) || isUntouched?.(j) : (map.gaps[j] ?? 0) < 0 && toLearn(j) && ((p[j] ?? 0) < LIKELY || isMissed?.(j)),
    )
    .sort((a, b) => (p[a] ?? 0) - (p[b] ?? 0) || a - b)[0];

export interface Next {
  place: number;
  /** It comes first because this one builds on it. */
  before?: number;
}

/** The best things to learn next: in place of a lesson that builds on one still to be learnt, that one. */
export const nextPlaces = (map: PupilMap, p: Float64Array, choice: Choice, count: number): Next[] => {
  const found = new Map<number, Next>();
  for (const { place: offered } of offersOf(map, p, choice.toLearn)) {
    if (found.size === count) break;
    let next: Next = { place: offered };
    for (let base = missingBase(map, p, offered, choice); base !== undefined; base = missingBase(map, p, base, choice))
      next = { place: base, before: next.place };
    if (!found.has(next.place)) found.set(next.place, next);
  }
  return [...found.values()];
};
