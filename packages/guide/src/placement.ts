import { covariance, type PupilMap } from './pupil-map.ts';

export const PLACEMENT = { most: 20, sitting: 10, sureFrom: 12 } as const;

const SITTING_MINUTES = 8;

/** How long so many of its questions take. */
export const placementMinutes = (questions: number): number => Math.max(1, Math.round((SITTING_MINUTES * questions) / PLACEMENT.sitting));

const FIRST = 0.75;
const EASY = 0.8;
const SURE_ENOUGH = 0.1;

export interface Asked {
  place: number;
  right: boolean;
}

const nearest = (candidates: readonly number[], p: Float64Array, target: number): number | undefined =>
  candidates.reduce<number | undefined>(
    (best, i) => (best === undefined || Math.abs((p[i] ?? 0) - target) < Math.abs((p[best] ?? 0) - target) ? i : best),
    undefined,
  );

const doubtAt = (p: Float64Array, i: number): number => (p[i] ?? 0) * (1 - (p[i] ?? 0));

/** How much an answer about `i` tells: its own doubt, times the doubt about the lessons of the window that it is linked with. */
const tells = (map: PupilMap, p: Float64Array, i: number): number =>
  doubtAt(p, i) * map.window.reduce((sum, j) => sum + covariance(map, i, j) ** 2 * doubtAt(p, j), 0);

const mostTelling = (map: PupilMap, candidates: readonly number[], p: Float64Array): number | undefined => {
  let best: number | undefined;
  let most = -1;
  for (const i of candidates) {
    const told = tells(map, p, i);
    if (told > most) [best, most] = [i, told];
  }
  return best;
};

/** The next lesson to ask about: the one whose answer tells most; an easier one at the start and after two misses. */
export const nextQuestion = (
  map: PupilMap,
  candidates: readonly number[],
  p: Float64Array,
  asked: readonly Asked[],
): number | undefined => {
  const done = new Set(asked.map(({ place }) => place));
  const open = candidates.filter(i => !done.has(i));
  if (asked.length === 0) {
    // Not with what this year may only just have brought, however well the pupil is doing.
    const earlier = open.filter(i => (map.gaps[i] ?? 0) < 0);
    return nearest(earlier.length > 0 ? earlier : open, p, FIRST);
  }
  const lastTwo = asked.slice(-2);
  if (lastTwo.length === 2 && lastTwo.every(({ right }) => !right)) {
    const easy = open.filter(i => (p[i] ?? 0) >= EASY);
    // Where nothing is easy, the easiest there is.
    return easy.length > 0 ? nearest(easy, p, EASY) : nearest(open, p, 1);
  }
  return mostTelling(map, open, p);
};

/** How unsure the map still is about own and previous grade, from 0 to 0.25. */
export const doubt = (map: Pick<PupilMap, 'window'>, p: Float64Array): number =>
  map.window.reduce((sum, i) => sum + doubtAt(p, i), 0) / Math.max(map.window.length, 1);

export const isPlaced = (map: Pick<PupilMap, 'window'>, p: Float64Array, asked: number): boolean =>
  asked >= PLACEMENT.most || (asked >= PLACEMENT.sureFrom && doubt(map, p) < SURE_ENOUGH);
