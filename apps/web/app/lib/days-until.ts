const DAY_MS = 24 * 60 * 60 * 1000;
const midnight = (time: Date): number => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();

/** Calendar days from one time to another in the reader's zone; rounded, since a day of a clock change is not 24 hours long. */
export const daysUntil = (then: Date, now: Date): number => Math.round((midnight(then) - midnight(now)) / DAY_MS);

export const isToday = (then: string | null | undefined, now: Date): boolean => then != null && daysUntil(new Date(then), now) === 0;
