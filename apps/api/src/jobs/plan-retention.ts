import { classAccountsDue } from '../areas/auth/class-accounts-due.ts';
import { addDays, addMonths } from '../clock.ts';
import type { TableName } from '../db/personal-data.ts';
import { newestTime, planTables, type TablePlan } from '../db/retention-plan-store.ts';
import { unverifiedSince } from '../db/retention-store.ts';
import { readClock } from '../db/server-clock-store.ts';
import type { Deps } from '../deps.ts';
import { type ClockJudgement, judgeClock } from './judge-clock.ts';

const UNVERIFIED_DAYS = 7;
const INACTIVE_MONTHS = 24;
/** Only data kept for long is compared: of what is kept for weeks, one day may be a large share. */
const LONG_KEPT_DAYS = 365;
const LARGE_SHARE = 0.1;
const FEW_ROWS = 100;

export interface RetentionPlan {
  now: Date;
  inactiveBefore: string;
  unverifiedBefore: string;
  unverified: number;
  /** Accounts without an address whose class is over for long. */
  leftClass: number;
  tables: TablePlan[];
  /** Why nothing or not everything is removed, in one line each. */
  refusals: string[];
  /** If the clock is not believed, nothing is removed. */
  clock: ClockJudgement;
  /** Tables that this run leaves alone. */
  spared: ReadonlySet<TableName>;
}

const isLarge = ({ due, total, learning, days }: TablePlan): boolean =>
  (learning || (days ?? 0) >= LONG_KEPT_DAYS) && due > FEW_ROWS && due > total * LARGE_SHARE;

const doubtOf = ({ record, believedFrom }: ClockJudgement, now: Date): string =>
  `The clock says ${now.toISOString()}, but the server last ran on ${record.seen_at}: nothing was removed. ` +
  `If the clock is right, removal goes on by itself from ${believedFrom}.`;

/** Reads what a run would remove and whether that is believable. Changes nothing. */
export const planRetention = async (deps: Deps): Promise<RetentionPlan> => {
  const { db } = deps.engine;
  const now = deps.clock.now();
  const clock = judgeClock(await readClock(db), await newestTime(db), now);
  const inactiveBefore = addMonths(now, -INACTIVE_MONTHS).toISOString();
  const unverifiedBefore = addDays(now, -UNVERIFIED_DAYS).toISOString();
  const tables = await planTables(db, { now, inactiveBefore });
  const large = tables.filter(isLarge);
  // Learning tables belong together: an attempt without its answers is of no use.
  const spared = new Set(
    tables.filter(plan => large.some(one => one === plan || (one.learning && plan.learning))).map(({ table }) => table),
  );
  return {
    now,
    inactiveBefore,
    unverifiedBefore,
    unverified: (await unverifiedSince(db, unverifiedBefore)).length,
    leftClass: (await classAccountsDue(db, now)).length,
    tables,
    clock,
    spared,
    refusals: [
      ...(clock.believed ? [] : [doubtOf(clock, now)]),
      ...large.map(({ table, due, total }) => `${due} of ${total} rows of ${table} are due at once: none of them was removed.`),
    ],
  };
};
