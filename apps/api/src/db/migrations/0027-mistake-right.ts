import { type Kysely, sql } from 'kysely';

/** When a mistake was answered right before its day; null again once it is missed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw('alter table mistakes add column right_at text').execute(db);
};
