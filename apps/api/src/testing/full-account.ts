import { sql } from 'kysely';
import type { Engine } from '../db/engine.ts';
import { labelledTables, type TableName } from '../db/personal-data.ts';
import { addPerson } from './people.ts';

export interface FullAccount {
  userId: string;
  email: string;
  /** What was written into a column of the account's row in a table. */
  mark(table: string, column: string): string;
}

/** Columns that a constraint or another row decides; every other text column gets a mark of its own. */
const fixed = (userId: string): Partial<Record<TableName, Record<string, string | number>>> => ({
  class_accounts: { user_id: userId },
  sessions: { user_id: userId, ended_at: 'x' },
  mail_tokens: { user_id: userId },
  codes: { id: 'code', kind: 'vip', created_by: userId },
  code_uses: { code_id: 'code', user_id: userId },
  outbox: { user_id: userId, about_user_id: userId },
  audit: { actor_id: userId, subject_id: userId },
  removed_learning: { user_id: userId },
  lesson_views: { user_id: userId },
  attempts: { id: 'attempt', user_id: userId, shown: '{"seed":"seed","items":[]}' },
  attempt_answers: { attempt_id: 'attempt' },
  attempt_hints: { attempt_id: 'attempt' },
  progress: { user_id: userId, activity_type: 'lesson' },
  quiz_results: { user_id: userId },
  mistakes: { user_id: userId },
  misconception_counts: { user_id: userId },
  guide_pupils: { user_id: userId },
  guide_events: { user_id: userId },
  guide_lessons: { user_id: userId },
  guide_plans: { user_id: userId },
  question_reports: { user_id: userId },
  billing_subjects: { subject_id: 'subject', user_id: userId },
  checkouts: { id: 'checkout', subject_id: 'subject', kind: 'class' },
  subscriptions: { subject_id: 'subject' },
  payments: { subject_id: 'subject', checkout_id: 'checkout' },
  referrals: { referrer_id: userId },
  classes: { id: 'class', teacher_id: userId, max_students: 20 },
  class_seats: { class_id: 'class', student_id: userId },
  class_requests: { user_id: userId, class_id: 'class' },
  class_teachers: { class_id: 'class', teacher_id: userId },
  class_invites: { class_id: 'class' },
  class_groups: { id: 'group', class_id: 'class' },
  class_group_pupils: { group_id: 'group', student_id: userId },
  homework: { id: 'homework', class_id: 'class' },
  homework_notes: { homework_id: 'homework', student_id: userId },
  homework_pupils: { homework_id: 'homework', student_id: userId },
  live_lessons: { id: 'live', teacher_id: userId, class_id: 'class' },
  live_participants: { id: 'participant', lesson_id: 'live', user_id: userId },
  live_answers: { lesson_id: 'live', participant_id: 'participant' },
  live_boards: { lesson_id: 'live' },
  question_sets: { id: 'set', teacher_id: userId },
  own_questions: { set_id: 'set' },
  set_readers: { set_id: 'set', teacher_id: userId },
  notifications: { user_id: userId },
  contact_messages: { user_id: userId },
  parent_letters: { user_id: userId },
});

const ORDER: readonly TableName[] = [
  'codes',
  'attempts',
  'billing_subjects',
  'checkouts',
  'classes',
  'homework',
  'class_groups',
  'live_lessons',
  'live_participants',
  'question_sets',
];

const textColumns = async ({ name, db }: Engine): Promise<Set<string>> => {
  const { rows } =
    name === 'sqlite'
      ? await sql<{
          t: string;
          c: string;
          k: string;
        }>`select m.name as t, p.name as c, p.type as k from sqlite_master m join pragma_table_info(m.name) p`.execute(db)
      : await sql<{
          t: string;
          c: string;
          k: string;
        }>`select table_name as t, column_name as c, data_type as k from information_schema.columns`.execute(db);
  return new Set(rows.filter(row => row.k.toLowerCase() === 'text').map(row => `${row.t}.${row.c}`));
};

/** An account with a row in every table that can hold one, every personal text recognisable. */
export const addFullAccount = async (engine: Engine, now: Date): Promise<FullAccount> => {
  const { db } = engine;
  const texts = await textColumns(engine);
  const mark = (table: string, column: string): string => `§${table}.${column}§`;
  const other = await addPerson(db, now);
  const { id: userId } = await addPerson(db, now, { email: 'teljes@fiok.test', username: '§users.username§' });
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await db
    .updateTable('users')
    .set({
      password_hash: 'hash',
      google_sub: '§users.google_sub§',
      parental_email: '§users.parental_email§',
      real_name: '§users.real_name§',
    })
    .where('id', '=', userId)
    .execute();
  const given = fixed(userId);
  const names = [...ORDER, ...labelledTables.map(([table]) => table).filter(table => !ORDER.includes(table))];
  for (const table of names) {
    const known = given[table];
    const label = labelledTables.find(([name]) => name === table)?.[1];
    if (!known || !label) continue;
    const row = {
      ...Object.fromEntries(Object.keys(label.columns).map(column => [column, texts.has(`${table}.${column}`) ? mark(table, column) : 5])),
      ...known,
      ...(table === 'referrals' ? { referred_id: other.id } : {}),
    };
    const columns = sql.join(Object.keys(row).map(column => sql.ref(column)));
    await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(db);
  }
  return { userId, email: 'teljes@fiok.test', mark };
};

/** Every value of every table, for looking for what should be gone. */
export const dumpTables = async ({ db }: Engine): Promise<Record<string, Record<string, unknown>[]>> => {
  const dump: Record<string, Record<string, unknown>[]> = {};
  for (const [table] of labelledTables)
    dump[table] = (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)).rows;
  return dump;
};
