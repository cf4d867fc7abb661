import { recordAudit } from '../../db/audit.ts';
import { eraseUser } from '../../db/erase-user-store.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../mail/outbox-store.ts';
import { accountDeletedMail } from '../../mail/templates/account-deleted.ts';
import { keepTrial } from '../auth/keep-trial.ts';
import { cancelOrphans } from '../billing/cancel-orphans.ts';
import { readProfile } from './profile-store.ts';

/** Deletes everything labelled personal; invoices stay under their random subject id. */
export const deleteAccount = async (
  deps: Deps,
  input: { userId: string; actorId: string | null /** Sends no email; for unverified addresses. */; silent?: boolean },
): Promise<void> => {
  await deps.engine.db.transaction().execute(async trx => {
    const account = await readProfile(trx, input.userId);
    if (!account || !(await eraseUser(trx, input.userId))) return;
    const now = deps.clock.now().toISOString();
    await keepTrial(trx, deps, account);
    // Without the account's id: the email must survive the deletion of the row.
    if (!input.silent)
      await enqueueMail(trx, { mail: accountDeletedMail({ name: account.username }), to: account.email, userId: null, now });
    // No actor: the account that asked is deleted too.
    await recordAudit(trx, { at: now, actorId: null, action: 'profile.deleted', detail: { by: input.actorId ? 'owner' : 'system' } });
  });
  await cancelOrphans(deps);
};
