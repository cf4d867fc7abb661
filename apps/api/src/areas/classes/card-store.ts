import type { Db } from '../../db/engine.ts';
import type { MailTokensTable } from '../../db/tables.ts';

/** A new card cancels the pupil's earlier ones that nobody used. */
export const replaceCards = async (trx: Db, rows: readonly MailTokensTable[], now: string): Promise<void> => {
  await trx
    .updateTable('mail_tokens')
    .set({ canceled_at: now })
    .where(
      'user_id',
      'in',
      rows.map(row => row.user_id),
    )
    .where('kind', '=', 'card')
    .where('used_at', 'is', null)
    .where('canceled_at', 'is', null)
    .execute();
  await trx.insertInto('mail_tokens').values(rows).execute();
};
