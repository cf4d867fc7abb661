import { type Kysely, sql } from 'kysely';

/** Where the pupil is in a lesson that was begun; null of one that was only opened, or read to its end. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw('alter table lesson_views add column section text').execute(db);
};
