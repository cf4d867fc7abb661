import type { Db } from '../../db/engine.ts';
import type { ContactMessagesTable } from '../../db/tables/messages.ts';

export const insertMessage = async (trx: Db, row: ContactMessagesTable): Promise<void> => {
  await trx.insertInto('contact_messages').values(row).execute();
};

export const senderOf = (db: Db, userId: string) =>
  db.selectFrom('users').select(['username', 'real_name', 'email']).where('id', '=', userId).executeTakeFirst();

/** Addresses of the admins. */
export const adminAddresses = (db: Db) =>
  db.selectFrom('users').select(['id', 'email']).where('role', '=', 'admin').where('email_verified_at', 'is not', null).execute();

export const messagesPage = (db: Db, input: { before: string | undefined; count: number }) =>
  db
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'subject', 'message', 'created_at', 'read_at'])
    .$if(input.before !== undefined, query => query.where('id', '<', input.before ?? ''))
    .orderBy('id', 'desc')
    .limit(input.count)
    .execute();

export const markMessageRead = async (db: Db, id: string, at: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('contact_messages')
    .set(eb => ({ read_at: eb.fn.coalesce('read_at', eb.val(at)) }))
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
