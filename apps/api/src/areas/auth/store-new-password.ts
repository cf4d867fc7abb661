import type { AuditAction } from '@eszkerek/contract/audit-actions';
import { recordAudit } from '../../db/audit.ts';
import type { Db } from '../../db/engine.ts';
import { foldEmail } from '../../db/fold.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../mail/outbox-store.ts';
import { passwordChangedMail } from '../../mail/templates/password-changed.ts';
import { forgetTries } from './class-account-store.ts';
import { forgetFailures } from './login-failure-store.ts';
import { mailLinks } from './mail-links.ts';
import { cancelMailTokens } from './mail-token-store.ts';
import { endSessions } from './session-store.ts';
import { type Account, setPassword, setTotp } from './user-store.ts';

/** Any password change ends all sessions and cancels all open links of the account. */
export const storeNewPassword = async (
  trx: Db,
  { clock, settings }: Pick<Deps, 'clock' | 'settings'>,
  account: Pick<Account, 'id' | 'email' | 'username'>,
  input: { passwordHash: string; action: AuditAction },
): Promise<void> => {
  const now = clock.now().toISOString();
  await setPassword(trx, account.id, input.passwordHash);
  // Someone who guessed codes knew the old password; with a new one the lock is no longer needed.
  await setTotp(trx, account.id, { totp_failures: 0, totp_locked_until: null });
  await endSessions(trx, account.id, 'password', now);
  await cancelMailTokens(trx, account.id, ['reset', 'card', 'classCard'], now);
  await forgetFailures(trx, foldEmail(account.email));
  await forgetTries(trx, account.id);
  const mail = passwordChangedMail({ name: account.username, forgotUrl: mailLinks(settings).forgot });
  await enqueueMail(trx, { mail, to: account.email, userId: account.id, now });
  await recordAudit(trx, { at: now, actorId: account.id, action: input.action, subjectId: account.id });
};
