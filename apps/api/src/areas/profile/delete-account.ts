import { recordAudit } from '../../db/audit.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../mail/outbox-store.ts';
import { accountDeletedMail } from '../../mail/templates/account-deleted.ts';
import { deleteUser, readProfile } from './profile-store.ts';

/** Everything personal goes with the account's row; invoices stay under their random subject id. */
export const deleteAccount = async (deps: Deps, input: { userId: string; actorId: string | null }): Promise<void> => {
  await deps.engine.db.transaction().execute(async trx => {
    const account = await readProfile(trx, input.userId);
    if (!account || !(await deleteUser(trx, input.userId))) return;
    const now = deps.clock.now().toISOString();
    // Without the account's id: the mail must outlive the row it is about.
    await enqueueMail(trx, { mail: accountDeletedMail({ name: account.username }), to: account.email, userId: null, now });
    await recordAudit(trx, { at: now, actorId: input.actorId, action: 'profile.deleted', subjectId: input.userId });
  });
};
