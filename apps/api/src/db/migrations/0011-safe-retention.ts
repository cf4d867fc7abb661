import { type Kysely, sql } from 'kysely';

const statements = [
  // why the last run left something undone, for the operator
  'alter table jobs add column note text',
  // learning data of inactive accounts, restorable for a while after retention removed it
  `create table removed_learning (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    table_name text not null,
    content text not null,
    removed_at text not null
  )`,
  'create index removed_learning_user on removed_learning (user_id)',
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
