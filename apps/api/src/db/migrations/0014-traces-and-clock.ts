import { type Kysely, sql } from 'kysely';

const statements = [
  // whose message a mail to somebody else holds; an unsent one goes with that account
  'alter table outbox add column about_user_id text references users (id) on delete cascade',
  'create index outbox_about on outbox (about_user_id)',
  // subjects of sent mails may hold a name
  "update outbox set subject = '' where sent_at is not null or failed_at is not null",
  // a teacher's notice about a new pupil named the pupil's id
  "update notifications set dedupe_key = 'join:' || id where dedupe_key like 'join:%'",
  // how far the server's clock is believed; one row
  `create table server_clock (
    id integer primary key check (id = 1),
    seen_at text not null,
    jump_since text,
    jump_seen_at text
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
