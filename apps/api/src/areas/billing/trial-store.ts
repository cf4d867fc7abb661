import type { Db } from '../../db/engine.ts';

/** Accounts created in that window that have not received this notice. */
export const registeredBetween = (db: Db, input: { after: string; until: string; notice: string }) =>
  db
    .selectFrom('users')
    .select('users.id')
    .where('users.created_at', '>', input.after)
    .where('users.created_at', '<=', input.until)
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('notifications')
            .select('notifications.id')
            .whereRef('notifications.user_id', '=', 'users.id')
            .where('notifications.dedupe_key', '=', input.notice),
        ),
      ),
    )
    .execute();
