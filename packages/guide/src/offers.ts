import { KNOWN_ENOUGH } from './labels.ts';
import type { PupilMap } from './pupil-map.ts';

const SHAKY_BASE = 0.5;

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

/** The shakiest prerequisite that should come first, if any. */
export const missingBase = (map: PupilMap, p: Float64Array, place: number, allowed: (place: number) => boolean): number | undefined =>
  (map.needs[place] ?? []).filter(j => (p[j] ?? 0) < SHAKY_BASE && allowed(j)).sort((a, b) => (p[a] ?? 0) - (p[b] ?? 0) || a - b)[0];
