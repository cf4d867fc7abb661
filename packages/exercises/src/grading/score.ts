/** A question gives the first try or half of the retry, whichever is more. */
export function questionPoints(tries: readonly number[]): number {
  const [first = 0, retry = 0] = tries;
  return Math.max(first, retry / 2);
}

/** Whole percent, half up; a hair is added because thirds do not add up exactly in binary. */
export function percentOf(points: readonly number[], questions: number = points.length): number {
  if (questions <= 0) return 0;
  const sum = points.reduce((total, p) => total + p, 0);
  return Math.min(100, Math.floor((sum / questions) * 100 + 0.5 + 1e-9));
}

export const MAX_TRIES = 2;

/** A question is closed when it was right or after the second answer. */
export const isLocked = (tries: readonly number[]): boolean => tries.length >= MAX_TRIES || tries.some(points => points >= 1);
