import { recordAudit } from '../../db/audit.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../mail/outbox-store.ts';
import { verifyEmailMail } from '../../mail/templates/verify-email.ts';
import { issueMailToken } from './issue-mail-token.ts';
import { mailLinks } from './mail-links.ts';
import { mayMailAgain } from './may-mail-again.ts';
import { findByEmail } from './user-store.ts';

/** The audit row is written for every address, so that a known one costs no more time than an unknown one. */
export const resendVerification = (deps: Deps, email: string): Promise<void> =>
  deps.engine.db.transaction().execute(async trx => {
    const now = deps.clock.now().toISOString();
    const account = await findByEmail(trx, email);
    await recordAudit(trx, { at: now, actorId: null, action: 'auth.resend-verification', subjectId: account?.id ?? null });
    if (!account || account.email_verified_at !== null || !(await mayMailAgain(trx, deps, account.id, 'registration'))) return;
    const url = mailLinks(deps.settings).verify(await issueMailToken(trx, deps, account.id, 'verify'));
    await enqueueMail(trx, { mail: verifyEmailMail({ name: account.username, url }), to: account.email, userId: account.id, now });
  });
