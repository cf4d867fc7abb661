import { type Kysely, sql } from 'kysely';

const statements = [
  // sign-in of pupils whom a teacher has added without an e-mail address
  `create table class_accounts (
    user_id text primary key references users (id) on delete cascade,
    picture_hash text,
    failures integer not null default 0 check (failures between 0 and 5),
    asked_email text,
    left_at text,
    created_at text not null
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
