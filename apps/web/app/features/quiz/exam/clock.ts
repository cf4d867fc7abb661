export type TimeFactor = 1 | 1.5 | 2;

/** Seconds left; negative once the time is over. `now` may be read before the start was: never more than the whole time. */
export const secondsLeft = (startedAt: number, minutes: number, factor: TimeFactor, now: number): number =>
  Math.ceil((minutes * factor * 60_000 - Math.max(0, now - startedAt)) / 1000);

const SHORT_SECONDS = 120;

export const isShort = (left: number): boolean => left < SHORT_SECONDS;
