import { type Kysely, sql } from 'kysely';

const statements = [
  `create table lesson_views (
    user_id text not null references users (id) on delete cascade,
    lesson_slug text not null,
    started_at text not null,
    completed_at text,
    primary key (user_id, lesson_slug)
  )`,
  `create table attempts (
    id text primary key,
    user_id text references users (id) on delete cascade,
    quiz_slug text not null,
    mode text not null,
    shown text not null,
    question_count integer not null,
    started_at text not null,
    expires_at text not null,
    finished_at text,
    score_percentage integer
  )`,
  // start-or-resume: at most one open attempt of a quiz per account
  'create unique index attempts_one_open on attempts (user_id, quiz_slug) where finished_at is null and user_id is not null',
  'create index attempts_user on attempts (user_id, started_at)',
  'create index attempts_expiry on attempts (expires_at) where user_id is null',
  // what was shown, once per wording: an attempt keeps the hash, so a later edit of the lesson never changes a past quiz
  `create table question_versions (
    hash text primary key,
    question text not null
  )`,
  `create table attempt_answers (
    attempt_id text not null references attempts (id) on delete cascade,
    question_id text not null,
    try_number integer not null,
    idempotency_key text not null,
    answer text not null,
    status text not null,
    points double precision not null,
    misconception text,
    result text not null,
    answered_at text not null,
    primary key (attempt_id, question_id, try_number),
    unique (attempt_id, idempotency_key)
  )`,
  `create table attempt_hints (
    attempt_id text not null references attempts (id) on delete cascade,
    question_id text not null,
    used integer not null,
    primary key (attempt_id, question_id)
  )`,
  `create table progress (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    activity_type text not null check (activity_type in ('quiz_completed', 'lesson')),
    quiz_slug text,
    lesson_slug text,
    curriculum_title text not null,
    subject text,
    topic text,
    score_percentage integer,
    tries integer,
    hints integer,
    started_at text not null,
    completed_at text,
    at text not null
  )`,
  'create index progress_user_at on progress (user_id, at)',
  'create unique index progress_one_lesson on progress (user_id, lesson_slug) where lesson_slug is not null',
  `create table mistakes (
    user_id text not null references users (id) on delete cascade,
    quiz_slug text not null,
    question_id text not null,
    question text not null,
    answer text not null,
    reason text not null,
    misconception text,
    step integer not null,
    due_at text not null,
    missed_at text not null,
    solved_at text,
    primary key (user_id, quiz_slug, question_id)
  )`,
  'create index mistakes_due on mistakes (user_id, due_at)',
  `create table misconception_counts (
    user_id text not null references users (id) on delete cascade,
    misconception text not null,
    hits integer not null,
    last_at text not null,
    primary key (user_id, misconception)
  )`,
  `create table question_reports (
    id text primary key,
    quiz_slug text not null,
    question_id text not null,
    user_id text references users (id) on delete set null,
    message text not null,
    created_at text not null,
    resolved_at text
  )`,
  'create index question_reports_question on question_reports (quiz_slug, question_id)',
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
