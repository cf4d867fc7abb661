import { AppError } from '@eszkerek/contract';
import type { Db } from '../../db/engine.ts';
import { foldEmail } from '../../db/fold.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../mail/outbox-store.ts';
import { parentConsentMail } from '../../mail/templates/parent-consent.ts';
import { issueMailToken } from './issue-mail-token.ts';
import { mailLinks } from './mail-links.ts';

/** `lili+anya@pelda.hu` reaches the mailbox of `lili@pelda.hu`. */
const mailboxOf = (email: string): string => foldEmail(email).replace(/\+[^@]*(?=@)/, '');

/** A child cannot consent for itself. */
export const requireOtherMailbox = (childEmail: string, parentalEmail: string): void => {
  if (mailboxOf(childEmail) === mailboxOf(parentalEmail)) throw new AppError('parentIsChild');
};

/** Only for an account whose own address is verified: nobody gets mail because a stranger typed the address into a form. */
export const askParent = async (
  trx: Db,
  deps: Pick<Deps, 'clock' | 'settings'>,
  account: { id: string; username: string; parental_email: string | null },
): Promise<void> => {
  if (account.parental_email === null) return;
  const token = await issueMailToken(trx, deps, account.id, 'parent');
  const mail = parentConsentMail({ childName: account.username, url: mailLinks(deps.settings).parent(token) });
  await enqueueMail(trx, { mail, to: account.parental_email, userId: account.id, now: deps.clock.now().toISOString() });
};
