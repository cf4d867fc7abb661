import { type Kysely, sql } from 'kysely';

/** How often a question was missed; of those missed before, counting begins with one. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw('alter table mistakes add column misses integer not null default 1').execute(db);
};
