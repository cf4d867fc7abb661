import type { Db } from '../../db/engine.ts';
import type { Deps } from '../../deps.ts';
import { keepTrialMark } from './trial-mark-store.ts';

/** Called when an account is deleted; an address that was never verified had no trial to keep. */
export const keepTrial = async (
  trx: Db,
  { clock, addressKey }: Pick<Deps, 'clock' | 'addressKey'>,
  account: { email: string; email_verified_at: string | null; created_at: string },
): Promise<void> => {
  if (account.email_verified_at === null) return;
  await keepTrialMark(trx, { addressKey, email: account.email, createdAt: account.created_at, now: clock.now().toISOString() });
};
