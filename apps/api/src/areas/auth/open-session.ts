import { AppError, type User } from '@eszkerek/contract';
import { addDays, addSeconds } from '../../clock.ts';
import { recordAudit } from '../../db/audit.ts';
import type { Db } from '../../db/engine.ts';
import { foldEmail } from '../../db/fold.ts';
import type { Deps } from '../../deps.ts';
import { readUser } from '../profile/read-user.ts';
import { forgetFailures } from './login-failure-store.ts';
import { replaceSession } from './session-store.ts';
import { type Account, noteLogin } from './user-store.ts';

const REMEMBERED_DAYS = 30;
const UNREMEMBERED_S = 12 * 3600;

export interface SignedIn {
  user: User;
  token: string;
}

/** Ends the session on other devices and opens one here; runs inside the caller's transaction. */
export const openSession = async (
  trx: Db,
  { clock }: Pick<Deps, 'clock'>,
  account: Pick<Account, 'id' | 'email'>,
  input: { remember: boolean; by: 'password' | 'google' | 'registration' | 'class' | 'card' },
): Promise<SignedIn> => {
  const now = clock.now();
  if (!(await noteLogin(trx, account.id, now.toISOString()))) throw new AppError('loginFailed');
  const expiresAt = input.remember ? addDays(now, REMEMBERED_DAYS) : addSeconds(now, UNREMEMBERED_S);
  const token = await replaceSession(trx, { userId: account.id, now, expiresAt });
  await forgetFailures(trx, foldEmail(account.email));
  await recordAudit(trx, {
    at: now.toISOString(),
    actorId: account.id,
    action: 'auth.login',
    subjectId: account.id,
    detail: { by: input.by },
  });
  return { user: await readUser(trx, account.id, now), token };
};
