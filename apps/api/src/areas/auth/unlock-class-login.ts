import type { Db } from '../../db/engine.ts';
import { forgetTries, setLeftAt } from './class-account-store.ts';

export const unlockClassLogin = async (trx: Db, userId: string): Promise<void> => {
  await forgetTries(trx, userId);
};

/** Taken out of the class (a time) or seated again (null); nothing happens to accounts that came by themselves. */
export const noteLeftClass = (trx: Db, userId: string, leftAt: string | null): Promise<void> => setLeftAt(trx, userId, leftAt);
