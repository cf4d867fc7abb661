import { type Kysely, sql } from 'kysely';

/** A class's list and heat map are read from the index alone: its pupils' rows lie scattered over the table. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw('create index progress_results on progress (user_id, activity_type, quiz_slug, score_percentage, at)').execute(db);
};
