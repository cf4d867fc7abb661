import { type Kysely, sql } from 'kysely';

/** The newest stream of a pupil, and since when it has been closed: who left is not waited for. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw('alter table live_participants add column stream_id text').execute(db);
  await sql.raw('alter table live_participants add column away_at text').execute(db);
};
