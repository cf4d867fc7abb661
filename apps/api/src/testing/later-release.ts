import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  "alter table progress add column device text not null default ''",
  'create index progress_device on progress (quiz_slug, device, at)',
  'create table devices (name text primary key)',
];

/** What a release to come may bring: a column, an index over the largest table, a table. */
export const laterMigrations: Record<string, Migration> = {
  '9999-later': {
    up: async (db: Kysely<unknown>): Promise<void> => {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  },
};
