import { type Kysely, sql } from 'kysely';

const statements = [
  // null: from created_at on
  'alter table homework add column starts_at text',
  // null: the mode of the page; 'test' counts attempts in test mode only
  'alter table homework add column mode text',
  // null: any number; else the first so many tries count
  'alter table homework add column max_tries integer',
  // null: the whole class, later members too; else the recipients are rows of homework_pupils and this is their name
  'alter table homework add column audience text',
  `create table homework_pupils (
    homework_id text not null references homework (id) on delete cascade,
    student_id text not null references users (id) on delete cascade,
    primary key (homework_id, student_id)
  )`,
  'create index homework_pupils_student on homework_pupils (student_id)',
  // completed_at is the first time; homework set later asks for another reading
  'alter table lesson_views add column last_completed_at text',
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
