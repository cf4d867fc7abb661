import { AppError } from '@eszkerek/contract';
import { recordAudit } from '../../db/audit.ts';
import type { Deps } from '../../deps.ts';
import { createAccount, type RegistrationForm } from './create-account.ts';
import { findMailToken, useMailToken } from './mail-token-store.ts';
import { registrationMessage } from './register.ts';
import { deleteUnverified, lockById } from './user-store.ts';

const DONE = 'Kész a fiókod! Most már beléphetsz az új jelszavaddal.';

/**
 * An address that was registered more than once before anyone verified it: the mailed link proves its owner, and what the owner
 * types now replaces everything typed before (password, name, parent, codes).
 */
export const completeRegistration = async (
  deps: Deps,
  form: RegistrationForm & { token: string; username: string; password: string; address: string },
): Promise<string> => {
  const { engine, clock, passwords } = deps;
  const found = await findMailToken(engine.db, form.token, ['verify']);
  if (!found || found.used_at !== null || found.canceled_at !== null || found.expires_at <= clock.now().toISOString())
    throw new AppError('linkInvalid');
  const passwordHash = await passwords.hash(form.password, form.address);
  return engine.db.transaction().execute(async trx => {
    const now = clock.now().toISOString();
    const account = await lockById(trx, found.user_id);
    if (!account?.registered_again_at || !(await useMailToken(trx, found.id, now))) throw new AppError('linkInvalid');
    await deleteUnverified(trx, account.email);
    const identity = { email: account.email, username: form.username, passwordHash, googleSub: null, verifiedAt: now };
    const created = await createAccount(trx, deps, form, identity);
    if (created.taken) throw new AppError('conflict');
    await recordAudit(trx, { at: now, actorId: created.userId, action: 'auth.email-verified', subjectId: created.userId });
    return registrationMessage(DONE, created.referralUnknown);
  });
};
