import { type Kysely, sql } from 'kysely';

const statements = [
  `create table notifications (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    kind text not null,
    dedupe_key text not null,
    title text not null,
    message text not null,
    link text,
    sent_at text not null,
    read_at text,
    unique (user_id, dedupe_key)
  )`,
  'create index notifications_user on notifications (user_id, sent_at)',
  `create table contact_messages (
    id text primary key,
    user_id text references users (id) on delete set null,
    name text not null,
    email text not null,
    subject text not null,
    message text not null,
    created_at text not null,
    read_at text
  )`,
  'create index contact_messages_created on contact_messages (created_at, id)',
  // a parent gets one letter a week, whichever node writes it
  `create table parent_letters (
    user_id text not null references users (id) on delete cascade,
    week text not null,
    created_at text not null,
    primary key (user_id, week)
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
