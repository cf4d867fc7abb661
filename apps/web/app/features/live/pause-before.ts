const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

/** Full jitter: a class that lost its line together does not come back in the same moment. */
export const pauseBefore = (attempt: number, random: () => number = Math.random): number =>
  random() * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt);
