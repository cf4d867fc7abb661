import { setTimeout } from 'node:timers/promises';

/** The only source of time in the API; tests set their own. */
export interface Clock {
  now(): Date;
  /** Waits; a test clock only records the duration. */
  wait(ms: number): Promise<void>;
}

export const systemClock: Clock = { now: () => new Date(), wait: ms => setTimeout(ms) };

const DAY_MS = 86_400_000;
export const addDays = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);
export const addSeconds = (from: Date, seconds: number): Date => new Date(from.getTime() + seconds * 1000);
export const addMonths = (from: Date, months: number): Date => {
  const to = new Date(from);
  const day = to.getUTCDate();
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(day, lastDay));
  return to;
};
