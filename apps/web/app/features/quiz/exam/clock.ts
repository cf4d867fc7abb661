export type TimeFactor = 1 | 1.5 | 2;

/** Seconds left; negative once the time is over. */
export const secondsLeft = (startedAt: number, minutes: number, factor: TimeFactor, now: number): number =>
  Math.ceil((startedAt + minutes * factor * 60_000 - now) / 1000);

const SHORT_SECONDS = 120;

export const isShort = (left: number): boolean => left < SHORT_SECONDS;
