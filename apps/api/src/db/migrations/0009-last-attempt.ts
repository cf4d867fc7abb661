import { type Kysely, sql } from 'kysely';

/** A new sheet of practice reads the pupil's last one; without the index this walks over all attempts of the account. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw('create index attempts_last on attempts (user_id, quiz_slug, started_at)').execute(db);
};
