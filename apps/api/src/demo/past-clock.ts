import type { Clock } from '../clock.ts';

/** A clock fixed at one moment of the demo school's past. */
export const pastClock = (at: Date): Clock => ({ now: () => new Date(at), wait: async () => {} });
