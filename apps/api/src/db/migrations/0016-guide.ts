import { type Kysely, sql } from 'kysely';

const statements = [
  `create table guide_pupils (
    user_id text primary key references users (id) on delete cascade,
    events integer not null,
    applied_seq integer not null,
    model_version text not null,
    grade integer,
    country text,
    goal text,
    days integer,
    minutes integer not null,
    call_name text,
    onboarded_at text,
    placed text not null
  )`,
  // append-only: everything else the guide keeps can be computed again from these
  `create table guide_events (
    user_id text not null references users (id) on delete cascade,
    seq integer not null,
    at text not null,
    lesson_slug text not null,
    item_type text not null,
    level integer not null,
    correct integer not null,
    hinted integer not null,
    retried integer not null,
    ms integer,
    source text not null,
    answer_key text not null,
    primary key (user_id, seq),
    unique (user_id, answer_key)
  )`,
  `create table guide_lessons (
    user_id text not null references users (id) on delete cascade,
    lesson_slug text not null,
    tau double precision not null,
    nu double precision not null,
    own double precision not null,
    answers integer not null,
    correct integer not null,
    days integer not null,
    mastered integer not null,
    last_at text not null,
    review text,
    due_at text,
    primary key (user_id, lesson_slug)
  )`,
  'create index guide_lessons_due on guide_lessons (user_id, due_at)',
  `create table guide_plans (
    user_id text not null references users (id) on delete cascade,
    day text not null,
    parts text not null,
    created_at text not null,
    primary key (user_id, day)
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
