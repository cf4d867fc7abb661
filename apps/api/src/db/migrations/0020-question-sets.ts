import { type Kysely, sql } from 'kysely';

const statements = [
  `create table question_sets (
    id text primary key,
    slug text not null unique,
    teacher_id text not null references users (id) on delete cascade,
    title text not null,
    subject text not null,
    items text not null,
    share_code text unique,
    created_at text not null,
    updated_at text not null
  )`,
  'create index question_sets_teacher on question_sets (teacher_id)',
  `create table own_questions (
    set_id text not null references question_sets (id) on delete cascade,
    id text not null,
    question text not null,
    updated_at text not null,
    primary key (set_id, id)
  )`,
  `create table set_readers (
    set_id text not null references question_sets (id) on delete cascade,
    teacher_id text not null references users (id) on delete cascade,
    opened_at text not null,
    primary key (set_id, teacher_id)
  )`,
  'create index set_readers_teacher on set_readers (teacher_id)',
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
