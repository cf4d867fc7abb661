import { recordAudit } from '../../db/audit.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../mail/outbox-store.ts';
import { resetPasswordMail } from '../../mail/templates/reset-password.ts';
import { issueMailToken } from './issue-mail-token.ts';
import { mailLinks } from './mail-links.ts';
import { mayMailAgain } from './may-mail-again.ts';
import { placeholderAccount } from './placeholder-account.ts';
import { findByEmail } from './user-store.ts';

/** Runs the same statements whether or not the account exists (see placeholder-account.ts). */
export const requestReset = (deps: Deps, email: string): Promise<void> =>
  deps.engine.db.transaction().execute(async trx => {
    const now = deps.clock.now().toISOString();
    const account = await findByEmail(trx, email);
    await recordAudit(trx, { at: now, actorId: null, action: 'auth.reset-requested', subjectId: account?.id ?? null });
    const { id, username: name, email: to } = account ?? placeholderAccount(email);
    if (!(await mayMailAgain(trx, deps, id, 'reset'))) return;
    const url = mailLinks(deps.settings).reset(await issueMailToken(trx, deps, id, 'reset'));
    await enqueueMail(trx, { mail: resetPasswordMail({ name, url }), to, userId: id, now });
  });
