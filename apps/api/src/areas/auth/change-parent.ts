import { AppError } from '@eszkerek/contract';
import { recordAudit } from '../../db/audit.ts';
import { foldEmail } from '../../db/fold.ts';
import { addressOf } from '../../db/no-address.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../mail/outbox-store.ts';
import { parentReplacedMail } from '../../mail/templates/parent-replaced.ts';
import { askParent, requireOtherMailbox } from './ask-parent.ts';
import { cancelMailTokens } from './mail-token-store.ts';
import { lockById, setParent } from './user-store.ts';

const isSame = (a: string | null, b: string | null): boolean => (a === null || b === null ? a === b : foldEmail(a) === foldEmail(b));

/**
 * The pupil, or an admin, gives another parent's address, or none. Every link of the old one ends and its consent with it; a
 * parent who had consented gets a notice. Entering the same address again resends the request to a parent who has not answered.
 */
export const changeParent = (deps: Deps, input: { userId: string; actorId: string; parentalEmail: string | null }): Promise<void> =>
  deps.engine.db.transaction().execute(async trx => {
    const account = await lockById(trx, input.userId);
    if (account?.role !== 'student') throw new AppError('notFound');
    // The school answers for the consent, and no mail may leave for this account.
    if (addressOf(account.email) === null) throw new AppError('addressMissing');
    const { parental_email: before, parental_confirmed_at: confirmed } = account;
    if (input.parentalEmail !== null) requireOtherMailbox(account.email, input.parentalEmail);
    if (isSame(before, input.parentalEmail) && (confirmed !== null || before === null)) return;
    const now = deps.clock.now().toISOString();
    await cancelMailTokens(trx, account.id, ['parent'], now);
    await setParent(trx, account.id, input.parentalEmail);
    if (before !== null && confirmed !== null)
      await enqueueMail(trx, { mail: parentReplacedMail({ childName: account.username }), to: before, userId: account.id, now });
    if (account.email_verified_at !== null) await askParent(trx, deps, { ...account, parental_email: input.parentalEmail });
    await recordAudit(trx, { at: now, actorId: input.actorId, action: 'auth.parent-changed', subjectId: account.id });
  });
