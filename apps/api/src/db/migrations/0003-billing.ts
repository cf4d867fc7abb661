import { type Kysely, sql } from 'kysely';

/** Billing rows outlive the account (8 years): they name a random subject id, never the person. */
const statements = [
  `create table billing_subjects (
    subject_id text primary key,
    user_id text unique references users (id) on delete set null,
    provider text not null,
    customer_ref text unique,
    created_at text not null
  )`,
  `create table checkouts (
    id text primary key,
    subject_id text not null references billing_subjects (subject_id),
    kind text not null check (kind in ('monthly', 'yearly', 'class')),
    class_name text,
    max_students integer,
    amount_ron integer not null,
    provider_ref text unique,
    url text,
    created_at text not null,
    completed_at text,
    canceled_at text
  )`,
  'create index checkouts_subject on checkouts (subject_id, created_at)',
  `create table subscriptions (
    id text primary key,
    subject_id text not null references billing_subjects (subject_id),
    provider_ref text not null unique,
    plan_id text not null,
    plan_name text not null,
    status text not null,
    current_period_end text not null,
    bonus_months integer not null default 0,
    cancel_at_period_end_at text,
    created_at text not null,
    updated_at text not null
  )`,
  'create index subscriptions_subject on subscriptions (subject_id)',
  `create table payments (
    id text primary key,
    subject_id text not null references billing_subjects (subject_id),
    checkout_id text references checkouts (id),
    subscription_ref text,
    kind text not null,
    amount_ron integer not null,
    provider_ref text not null unique,
    paid_at text not null,
    refunded_at text,
    disputed_at text,
    withdrawn_at text
  )`,
  'create index payments_subject on payments (subject_id, paid_at)',
  `create table payment_events (
    event_id text primary key,
    type text not null,
    object_ref text not null,
    received_at text not null,
    processed_at text
  )`,
  // which reading of a provider's object is the newest asked for and the newest applied: a slow, older reading never wins
  `create table payment_objects (
    object_ref text primary key,
    asked integer not null,
    applied integer not null
  )`,
  // what the test checkout remembers in place of a real provider
  `create table sandbox_objects (
    ref text primary key,
    kind text not null,
    customer_ref text,
    data text not null,
    created_at text not null
  )`,
  'create index sandbox_objects_customer on sandbox_objects (customer_ref, kind)',
  `create table referrals (
    id text primary key,
    referrer_id text references users (id) on delete cascade,
    referred_id text not null unique references users (id) on delete cascade,
    created_at text not null,
    counted_at text,
    outcome text,
    reward_ref text,
    reward_until text,
    check (referrer_id <> referred_id)
  )`,
  'create index referrals_referrer on referrals (referrer_id)',
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
