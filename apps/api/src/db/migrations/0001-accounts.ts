import { type Kysely, sql } from 'kysely';

/** Times are ISO-8601 UTC text, ids text uuidv7, a fact is a time or null: one DDL for both engines. */
const statements = [
  `create table users (
    id text primary key,
    email text not null,
    email_folded text not null unique,
    username text not null,
    username_folded text not null,
    real_name text,
    role text not null check (role in ('student', 'teacher', 'admin')),
    password_hash text,
    google_sub text unique,
    email_verified_at text,
    approved_at text,
    rejected_at text,
    permanent_free_at text,
    parental_email text,
    parental_confirmed_at text,
    parental_letter_stopped_at text,
    referral_code text not null unique,
    referred_by_code text,
    successful_referrals integer not null default 0,
    earned_rewards integer not null default 0,
    last_login_at text,
    totp_secret text,
    totp_enabled_at text,
    totp_last_step integer,
    deletion_requested_at text,
    created_at text not null
  )`,
  'create index users_created on users (created_at, id)',
  'create index users_role_created on users (role, created_at, id)',
  `create table sessions (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    token_hash text not null unique,
    created_at text not null,
    expires_at text not null,
    confirmed_at text,
    teacher_mode_at text,
    ended_at text,
    end_reason text
  )`,
  // one live session per account, kept by the database
  'create unique index sessions_one_live on sessions (user_id) where ended_at is null',
  'create index sessions_user on sessions (user_id)',
  `create table mail_tokens (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    kind text not null,
    token_hash text not null unique,
    created_at text not null,
    expires_at text not null,
    used_at text,
    canceled_at text
  )`,
  'create index mail_tokens_user on mail_tokens (user_id, kind)',
  `create table codes (
    id text primary key,
    kind text not null check (kind in ('vip', 'special')),
    code_hash text not null unique,
    note text not null,
    uses_max integer not null,
    uses_left integer not null check (uses_left >= 0),
    expires_at text not null,
    created_by text,
    created_at text not null
  )`,
  `create table code_uses (
    code_id text not null references codes (id),
    user_id text not null references users (id) on delete cascade,
    used_at text not null,
    primary key (code_id, user_id)
  )`,
  `create table limits (
    limit_key text not null,
    window_start integer not null,
    hits integer not null,
    primary key (limit_key, window_start)
  )`,
  'create index limits_window on limits (window_start)',
  `create table outbox (
    id text primary key,
    user_id text references users (id) on delete cascade,
    kind text not null,
    recipient text not null,
    subject text not null,
    html text not null,
    body text not null,
    created_at text not null,
    not_before text not null,
    attempts integer not null default 0,
    last_error text,
    sent_at text
  )`,
  'create index outbox_waiting on outbox (not_before) where sent_at is null',
  `create table audit (
    id text primary key,
    at text not null,
    actor_id text,
    action text not null,
    subject_id text,
    detail text not null
  )`,
  'create index audit_at on audit (at)',
  `create table jobs (
    name text primary key,
    owner text,
    lease_until text not null,
    last_run_at text
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
