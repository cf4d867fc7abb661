import { type Kysely, sql } from 'kysely';

const statements = [
  `create table class_groups (
    id text primary key,
    class_id text not null references classes (id) on delete cascade,
    name text not null,
    created_at text not null
  )`,
  'create index class_groups_class on class_groups (class_id)',
  `create table class_group_pupils (
    group_id text not null references class_groups (id) on delete cascade,
    student_id text not null references users (id) on delete cascade,
    primary key (group_id, student_id)
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
