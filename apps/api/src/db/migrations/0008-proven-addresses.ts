import { type Kysely, sql } from 'kysely';

const statements = [
  // set when an unverified address is registered again: nothing typed for it so far is trusted
  'alter table users add column registered_again_at text',
  'alter table users add column totp_failures integer not null default 0',
  'alter table users add column totp_locked_until text',
  // the mail server refused the address for good
  'alter table outbox add column failed_at text',
  // a class code given at registration waits here until the address is verified
  `create table class_requests (
    user_id text primary key references users (id) on delete cascade,
    class_id text not null references classes (id) on delete cascade,
    created_at text not null
  )`,
  'create index class_requests_class on class_requests (class_id, created_at)',
  // when a deleted account first began its trial, under a keyed hash of the address
  `create table trial_marks (
    address_hash text primary key,
    first_created_at text not null,
    kept_since text not null
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
