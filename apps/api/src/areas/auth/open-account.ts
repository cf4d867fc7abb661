import type { Db } from '../../db/engine.ts';
import type { Deps } from '../../deps.ts';
import { type SeatOutcome, takeRequestedSeat } from '../classes/request-seat.ts';
import { announceTeacher } from './announce-teacher.ts';
import { askParent } from './ask-parent.ts';
import { continueTrial } from './trial-mark-store.ts';
import { type Account, setEmailVerified } from './user-store.ts';

/**
 * The address is proven: the requested seat is taken, the parent is asked, admins hear of a teacher, a returning address goes on with its trial. Runs
 * inside the caller's transaction, which holds the account.
 */
export const openAccount = async (
  trx: Db,
  deps: Pick<Deps, 'clock' | 'settings' | 'addressKey'>,
  account: Pick<Account, 'id' | 'email' | 'username' | 'role' | 'parental_email'>,
): Promise<SeatOutcome> => {
  await setEmailVerified(trx, account.id, deps.clock.now().toISOString());
  await continueTrial(trx, { addressKey: deps.addressKey, email: account.email, userId: account.id });
  await askParent(trx, deps, account);
  if (account.role === 'teacher') await announceTeacher(trx, deps, account);
  return takeRequestedSeat(trx, deps, account.id);
};
