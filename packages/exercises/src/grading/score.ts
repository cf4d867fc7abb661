/** An answer and one more. */
export const MAX_TRIES = 2;

/** A question gives the first try or half of the retry, whichever is more. `tries` are the points of its answers in order. */
export function questionPoints(tries: readonly number[]): number {
  const [first = 0, retry = 0] = tries;
  return Math.max(first, retry / 2);
}

/** A question is closed when it was right or after the last try. */
export const isClosed = (tries: readonly number[]): boolean => tries.length >= MAX_TRIES || tries.some(points => points >= 1);

export interface ScoredQuestion {
  tries: readonly number[];
  /** An exam may give its parts different points. */
  weight?: number | undefined;
}

/** Whole percent, half up. A question without an answer counts as 0. */
export function scorePercent(questions: readonly ScoredQuestion[]): number {
  const total = questions.reduce((sum, { weight = 1 }) => sum + weight, 0);
  const reached = questions.reduce((sum, { weight = 1, tries }) => sum + weight * questionPoints(tries), 0);
  // Thirds and sixths do not add up exactly in binary: without the margin a sum may fall just under a half.
  return total === 0 ? 0 : Math.min(100, Math.floor((reached / total) * 100 + 0.5 + 1e-9));
}
