import { recordAudit } from '../../db/audit.ts';
import { eraseUser } from '../../db/erase-user-store.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../mail/outbox-store.ts';
import { accountDeletedMail } from '../../mail/templates/account-deleted.ts';
import { keepTrial } from '../auth/keep-trial.ts';
import { cancelOrphans } from '../billing/cancel-orphans.ts';
import { readProfile } from './profile-store.ts';

/** Everything the label table calls personal goes; invoices stay under their random subject id. */
export const deleteAccount = async (
  deps: Deps,
  input: { userId: string; actorId: string | null /** No letter: to an address nobody confirmed. */; silent?: boolean },
): Promise<void> => {
  await deps.engine.db.transaction().execute(async trx => {
    const account = await readProfile(trx, input.userId);
    if (!account || !(await eraseUser(trx, input.userId))) return;
    const now = deps.clock.now().toISOString();
    await keepTrial(trx, deps, account);
    // Without the account's id: the mail must outlive the row it is about.
    if (!input.silent)
      await enqueueMail(trx, { mail: accountDeletedMail({ name: account.username }), to: account.email, userId: null, now });
    // Nobody is named: whoever asked for it is gone, too.
    await recordAudit(trx, { at: now, actorId: null, action: 'profile.deleted', detail: { by: input.actorId ? 'owner' : 'system' } });
  });
  await cancelOrphans(deps);
};
