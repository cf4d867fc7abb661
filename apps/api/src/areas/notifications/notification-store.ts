import type { Db } from '../../db/engine.ts';
import type { NotificationsTable } from '../../db/tables/messages.ts';

/** Both engines limit the number of parameters in a statement. */
const ROWS_AT_ONCE = 500;

/** A notification with a known key is not sent again. */
export const addNotifications = async (db: Db, rows: readonly NotificationsTable[]): Promise<void> => {
  for (let i = 0; i < rows.length; i += ROWS_AT_ONCE)
    await db
      .insertInto('notifications')
      .values(rows.slice(i, i + ROWS_AT_ONCE))
      .onConflict(conflict => conflict.columns(['user_id', 'dedupe_key']).doNothing())
      .execute();
};

export const latestNotifications = (db: Db, userId: string, now: string, count: number) =>
  db
    .selectFrom('notifications')
    .select(['id', 'kind', 'title', 'message', 'link', 'sent_at', 'read_at'])
    .where('user_id', '=', userId)
    .where('sent_at', '<=', now)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();

export const markAllRead = async (db: Db, userId: string, at: string): Promise<void> => {
  await db
    .updateTable('notifications')
    .set({ read_at: at })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('sent_at', '<=', at)
    .execute();
};

/** Who already has a notification with which of these keys. */
export const notifiedWith = async (db: Db, dedupeKeys: readonly string[], userIds: readonly string[]) =>
  dedupeKeys.length === 0 || userIds.length === 0
    ? []
    : db
        .selectFrom('notifications')
        .select(['user_id', 'dedupe_key'])
        .where('dedupe_key', 'in', dedupeKeys)
        .where('user_id', 'in', userIds)
        .execute();

/** Takes back a notification that is still to come. */
export const deleteUnsent = async (db: Db, dedupeKey: string, userIds: readonly string[], now: string): Promise<void> => {
  if (userIds.length === 0) return;
  await db
    .deleteFrom('notifications')
    .where('dedupe_key', '=', dedupeKey)
    .where('user_id', 'in', userIds)
    .where('sent_at', '>', now)
    .execute();
};
