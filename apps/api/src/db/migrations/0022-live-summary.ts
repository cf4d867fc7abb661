import { type Kysely, sql } from 'kysely';

/** Counts of votes and misconceptions, without names: they stay when the answers of guests are erased. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw('alter table live_lessons add column summary text').execute(db);
};
