import { addDays } from '../clock.ts';
import type { ClockRecord } from '../db/server-clock-store.ts';

/** Retention runs daily; a server that was off for a week is usual. */
const STEP_DAYS = 7;
/** For so long the operator is warned of a jump before the new time counts. */
const DOUBT_DAYS = 3;
/** Without a record: longer than the longest holiday between two logins of a school. */
const QUIET_DAYS = 75;

export interface ClockJudgement {
  believed: boolean;
  /** To be stored for the next run. */
  record: ClockRecord;
  /** When a jump will be believed if the clock goes on like this. */
  believedFrom: string | null;
}

export const trusted = (now: Date): ClockRecord => ({ seen_at: now.toISOString(), jump_since: null, jump_seen_at: null });

const isWithin = (days: number, from: string, to: Date): boolean => to.toISOString() <= addDays(new Date(from), days).toISOString();

/** When the jump of the last run began, if the clock has gone on from there. */
const jumpSince = (record: ClockRecord | undefined, now: Date): string | null => {
  if (!record?.jump_since || !record.jump_seen_at || record.jump_since > now.toISOString()) return null;
  return isWithin(STEP_DAYS, record.jump_seen_at, now) ? record.jump_since : null;
};

/**
 * A clock is believed as long as it moves in steps of at most a week between two runs. After a jump nothing may be removed until
 * the new time has gone on for three days: a server that was switched off goes on by itself, a clock that was wrong for less
 * has done nothing. What people stored is dated by the same clock, so it counts only where there is no record yet.
 * A clock that went back is believed: it removes less.
 */
export const judgeClock = (record: ClockRecord | undefined, newestWork: string | null, now: Date): ClockJudgement => {
  const seenAt = record?.seen_at ?? newestWork;
  if (seenAt === null || isWithin(record ? STEP_DAYS : QUIET_DAYS, seenAt, now))
    return { believed: true, record: trusted(now), believedFrom: null };
  const since = jumpSince(record, now) ?? now.toISOString();
  const believedFrom = addDays(new Date(since), DOUBT_DAYS).toISOString();
  if (believedFrom <= now.toISOString()) return { believed: true, record: trusted(now), believedFrom: null };
  return { believed: false, record: { seen_at: seenAt, jump_since: since, jump_seen_at: now.toISOString() }, believedFrom };
};
