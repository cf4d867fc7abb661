import { type Kysely, sql } from 'kysely';

const statements = [
  // beside classes.teacher_id, who has paid for the class
  `create table class_teachers (
    class_id text not null references classes (id) on delete cascade,
    teacher_id text not null references users (id) on delete cascade,
    added_at text not null,
    primary key (class_id, teacher_id)
  )`,
  'create index class_teachers_teacher on class_teachers (teacher_id)',
  // one open invitation of a class; a new one replaces it
  `create table class_invites (
    class_id text primary key references classes (id) on delete cascade,
    code_hash text not null unique,
    expires_at text not null
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
