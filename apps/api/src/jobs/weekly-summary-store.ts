import type { Db } from '../db/engine.ts';

/** Pupils whose parent confirmed, is subscribed, and has not received this week's summary. */
export const weeklySummaryRecipients = (db: Db, week: string) =>
  db
    .selectFrom('users')
    .select(['users.id', 'users.username', 'users.real_name', 'users.parental_email'])
    .where('users.role', '=', 'student')
    .where('users.parental_email', 'is not', null)
    .where('users.parental_confirmed_at', 'is not', null)
    .where('users.parental_letter_stopped_at', 'is', null)
    .where('users.deletion_requested_at', 'is', null)
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('parent_letters')
            .select('parent_letters.week')
            .whereRef('parent_letters.user_id', '=', 'users.id')
            .where('parent_letters.week', '=', week),
        ),
      ),
    )
    .execute();

/** False if another node has queued this week's summary. */
export const recordWeeklySummary = async (trx: Db, row: { user_id: string; week: string; created_at: string }): Promise<boolean> =>
  (await trx
    .insertInto('parent_letters')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .returning('week')
    .executeTakeFirst()) !== undefined;

export const weekOf = (db: Db, userId: string, from: string, to: string) =>
  db
    .selectFrom('progress')
    .select(['activity_type', 'curriculum_title', 'score_percentage', 'completed_at'])
    .where('user_id', '=', userId)
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('at', 'desc')
    .execute();
