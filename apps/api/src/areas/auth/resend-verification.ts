import { recordAudit } from '../../db/audit.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../mail/outbox-store.ts';
import { registrationPendingMail } from '../../mail/templates/registration-pending.ts';
import { verifyEmailMail } from '../../mail/templates/verify-email.ts';
import { issueMailToken } from './issue-mail-token.ts';
import { mailLinks } from './mail-links.ts';
import { mayMailAgain } from './may-mail-again.ts';
import { placeholderAccount } from './placeholder-account.ts';
import { findByEmail } from './user-store.ts';

/** Runs the same statements whether or not an unverified account exists (see placeholder-account.ts). */
export const resendVerification = (deps: Deps, email: string): Promise<void> =>
  deps.engine.db.transaction().execute(async trx => {
    const now = deps.clock.now().toISOString();
    const account = await findByEmail(trx, email);
    await recordAudit(trx, { at: now, actorId: null, action: 'auth.resend-verification', subjectId: account?.id ?? null });
    const waiting = account?.email_verified_at === null ? account : undefined;
    const { id, username: name, email: to } = waiting ?? placeholderAccount(email);
    if (!(await mayMailAgain(trx, deps, id, 'registration'))) return;
    const url = mailLinks(deps.settings).verify(await issueMailToken(trx, deps, id, 'verify'));
    const again = waiting?.registered_again_at;
    const mail = again ? registrationPendingMail({ url, requestedAt: again }) : verifyEmailMail({ name, url, requestedAt: now });
    await enqueueMail(trx, { mail, to, userId: id, now });
  });
