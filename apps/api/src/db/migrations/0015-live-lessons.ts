import { type Kysely, sql } from 'kysely';

const statements = [
  `create table live_lessons (
    id text primary key,
    teacher_id text not null references users (id) on delete cascade,
    class_id text references classes (id) on delete cascade,
    code text not null,
    slug text not null,
    title text not null,
    premium integer not null,
    pace text not null,
    guests text not null,
    timer_seconds integer,
    wheel integer not null,
    -- seed and questions as in attempts.shown; grows only by twins, question_count with it
    content text not null,
    question_count integer not null,
    phase text not null,
    question_index integer not null,
    round integer not null,
    paused integer not null,
    show_bars integer not null,
    hands text not null,
    deadline_at text,
    step integer not null,
    version integer not null,
    created_at text not null,
    expires_at text not null,
    ended_at text
  )`,
  'create unique index live_lessons_code on live_lessons (code) where ended_at is null',
  'create index live_lessons_teacher on live_lessons (teacher_id, created_at)',
  'create index live_lessons_open on live_lessons (expires_at) where ended_at is null',
  `create table live_participants (
    id text primary key,
    lesson_id text not null references live_lessons (id) on delete cascade,
    user_id text references users (id) on delete cascade,
    name text not null,
    token_hash text not null unique,
    joined_at text not null,
    unique (lesson_id, user_id)
  )`,
  'create unique index live_participants_guest_name on live_participants (lesson_id, name) where user_id is null',
  // one row per vote: a repeated send writes over its own row, two at once never lose one
  `create table live_answers (
    lesson_id text not null references live_lessons (id) on delete cascade,
    question_id text not null,
    round integer not null,
    participant_id text not null references live_participants (id) on delete cascade,
    answer text not null,
    label text not null,
    status text not null,
    points double precision not null,
    misconception text,
    answered_at text not null,
    primary key (lesson_id, question_id, round, participant_id)
  )`,
  'create index live_answers_participant on live_answers (participant_id)',
  `create table live_boards (
    id text primary key,
    lesson_id text not null references live_lessons (id) on delete cascade,
    link_hash text not null unique,
    token_hash text unique,
    link_expires_at text not null,
    opened_at text
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
