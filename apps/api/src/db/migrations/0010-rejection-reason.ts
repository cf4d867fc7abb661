import { type Kysely, sql } from 'kysely';

/** Why an admin rejected a teacher, in the words the teacher reads. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw('alter table users add column rejection_reason text').execute(db);
};
