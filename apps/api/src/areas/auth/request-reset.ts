import { recordAudit } from '../../db/audit.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../mail/outbox-store.ts';
import { resetPasswordMail } from '../../mail/templates/reset-password.ts';
import { issueMailToken } from './issue-mail-token.ts';
import { mailLinks } from './mail-links.ts';
import { mayMailAgain } from './may-mail-again.ts';
import { findByEmail } from './user-store.ts';

/** The audit row is written for every address, so that a known one costs no more time than an unknown one. */
export const requestReset = (deps: Deps, email: string): Promise<void> =>
  deps.engine.db.transaction().execute(async trx => {
    const now = deps.clock.now().toISOString();
    const account = await findByEmail(trx, email);
    await recordAudit(trx, { at: now, actorId: null, action: 'auth.reset-requested', subjectId: account?.id ?? null });
    if (!account || !(await mayMailAgain(trx, deps, account.id, 'reset'))) return;
    const url = mailLinks(deps.settings).reset(await issueMailToken(trx, deps, account.id, 'reset'));
    await enqueueMail(trx, { mail: resetPasswordMail({ name: account.username, url }), to: account.email, userId: account.id, now });
  });
