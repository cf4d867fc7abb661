import { type Kysely, sql } from 'kysely';

const statements = [
  // 1: only some of the page's questions, or practice where a test was asked; such a result is no homework
  'alter table progress add column partial integer',
  // given up for a new one after at least one answer; finished_at is set as well
  'alter table attempts add column abandoned_at text',
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
