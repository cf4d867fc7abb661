import { type Kysely, sql } from 'kysely';

const statements = [
  `create table classes (
    id text primary key,
    teacher_id text references users (id) on delete set null,
    class_name text not null,
    class_code text not null unique,
    max_students integer not null check (max_students between 5 and 30),
    checkout_id text unique,
    paid_at text not null,
    expires_at text not null,
    created_at text not null
  )`,
  'create index classes_teacher on classes (teacher_id)',
  // a seat is a row: joining takes a free one, so a full class cannot be overfilled by any race
  `create table class_seats (
    class_id text not null references classes (id) on delete cascade,
    seat integer not null,
    student_id text unique references users (id) on delete set null,
    joined_at text,
    primary key (class_id, seat)
  )`,
  `create table homework (
    id text primary key,
    class_id text not null references classes (id) on delete cascade,
    slug text not null,
    title text not null,
    note text not null,
    due_at text not null,
    created_at text not null
  )`,
  'create index homework_class on homework (class_id, due_at)',
  `create table homework_notes (
    homework_id text not null references homework (id) on delete cascade,
    student_id text not null references users (id) on delete cascade,
    note text not null,
    updated_at text not null,
    primary key (homework_id, student_id)
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
