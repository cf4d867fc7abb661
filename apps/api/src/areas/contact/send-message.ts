import { newId } from '../../db/id.ts';
import { addressOf } from '../../db/no-address.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../mail/outbox-store.ts';
import { contactMessageMail } from '../../mail/templates/contact-message.ts';
import { adminAddresses, insertMessage, senderOf } from './contact-store.ts';

export interface SentMessage {
  userId: string | null;
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Stored and emailed in one transaction. A signed-in sender's name and email come from the account, not the form, if it has one. */
export const sendMessage = async (deps: Pick<Deps, 'engine' | 'clock' | 'settings'>, input: SentMessage): Promise<void> => {
  const now = deps.clock.now().toISOString();
  await deps.engine.db.transaction().execute(async trx => {
    const account = input.userId ? await senderOf(trx, input.userId) : undefined;
    const sender = account
      ? { name: account.real_name ?? account.username, email: addressOf(account.email) ?? input.email }
      : { name: input.name, email: input.email };
    const { subject, message } = input;
    await insertMessage(trx, { id: newId(), user_id: input.userId, ...sender, subject, message, created_at: now, read_at: null });
    const mail = contactMessageMail({ ...sender, subject, message, adminUrl: `${deps.settings.publicUrl}/admin` });
    for (const admin of await adminAddresses(trx))
      await enqueueMail(trx, { mail, to: admin.email, userId: admin.id, aboutUserId: input.userId, now });
  });
};
