import { addDays } from '../../clock.ts';
import type { Db } from '../../db/engine.ts';
import { KEPT_DAYS } from '../../db/personal-data/label.ts';
import { classAccountsLeftBefore } from './class-account-store.ts';

/** Accounts that had no address when their class was over for 90 days: nobody can sign in to them any more. */
export const classAccountsDue = (db: Db, now: Date): Promise<{ id: string }[]> =>
  classAccountsLeftBefore(db, addDays(now, -KEPT_DAYS.seats).toISOString());
