import type { Db } from '../../db/engine.ts';
import type { HomeworkTable } from '../../db/tables/classes.ts';
import type { Completion } from './homework-state.ts';

export const insertHomework = async (trx: Db, row: HomeworkTable): Promise<void> => {
  await trx.insertInto('homework').values(row).execute();
};

export const homeworkOfClass = (db: Db, classId: string) =>
  db
    .selectFrom('homework')
    .select(['id', 'slug', 'title', 'note', 'due_at', 'created_at'])
    .where('class_id', '=', classId)
    .orderBy('due_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();

export const notesOfHomework = (db: Db, homeworkIds: readonly string[]) =>
  homeworkIds.length === 0
    ? Promise.resolve([])
    : db.selectFrom('homework_notes').select(['homework_id', 'student_id', 'note']).where('homework_id', 'in', homeworkIds).execute();

const finishedBy = (db: Db, studentIds: readonly string[], slugs: readonly string[]) =>
  db
    .selectFrom('progress')
    .select(['user_id', 'quiz_slug', 'lesson_slug', 'started_at', 'completed_at', 'score_percentage'])
    .where('completed_at', 'is not', null)
    .where('partial', 'is', null)
    // Two separate conditions, so that each uses its own index instead of reading all of the pupils' history.
    .where(where =>
      where.or([
        where.and([where('user_id', 'in', studentIds), where('activity_type', '=', 'quiz_completed'), where('quiz_slug', 'in', slugs)]),
        where.and([where('user_id', 'in', studentIds), where('lesson_slug', 'is not', null), where('lesson_slug', 'in', slugs)]),
      ]),
    )
    .orderBy('at')
    .execute();

const abandonedBy = (db: Db, studentIds: readonly string[], slugs: readonly string[]) =>
  db
    .selectFrom('attempts')
    .select(['user_id', 'quiz_slug', 'started_at', 'abandoned_at as completed_at', 'score_percentage'])
    .where('user_id', 'in', studentIds)
    .where('quiz_slug', 'in', slugs)
    .where('abandoned_at', 'is not', null)
    .execute();

/** Every whole try of these pages by these pupils, finished or given up. */
export const triesOf = async (db: Db, studentIds: readonly string[], slugs: readonly string[]): Promise<Completion[]> => {
  if (studentIds.length === 0 || slugs.length === 0) return [];
  const finished = await finishedBy(db, studentIds, slugs);
  const abandoned = await abandonedBy(db, studentIds, slugs);
  return [
    ...finished.map(row => ({ ...row, abandoned: false })),
    ...abandoned.map(row => ({ ...row, user_id: row.user_id ?? '', lesson_slug: null, abandoned: true })),
  ];
};

/** True if a homework of this teacher was deleted. */
export const deleteHomework = async (db: Db, homeworkId: string, teacherId: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('homework')
    .where('id', '=', homeworkId)
    .where('class_id', 'in', eb => eb.selectFrom('classes').select('classes.id').where('classes.teacher_id', '=', teacherId))
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** The homework must be this teacher's and the pupil must sit in its class. */
export const ownHomeworkPupil = (db: Db, input: { homeworkId: string; studentId: string; teacherId: string }) =>
  db
    .selectFrom('homework')
    .innerJoin('classes', 'classes.id', 'homework.class_id')
    .innerJoin('class_seats', 'class_seats.class_id', 'classes.id')
    .select('homework.id')
    .where('homework.id', '=', input.homeworkId)
    .where('classes.teacher_id', '=', input.teacherId)
    .where('class_seats.student_id', '=', input.studentId)
    .executeTakeFirst();

export const putNote = async (
  db: Db,
  row: { homework_id: string; student_id: string; note: string; updated_at: string },
): Promise<void> => {
  await db
    .insertInto('homework_notes')
    .values(row)
    .onConflict(conflict => conflict.columns(['homework_id', 'student_id']).doUpdateSet({ note: row.note, updated_at: row.updated_at }))
    .execute();
};

export const dropNote = async (db: Db, homeworkId: string, studentId: string): Promise<void> => {
  await db.deleteFrom('homework_notes').where('homework_id', '=', homeworkId).where('student_id', '=', studentId).execute();
};

export const homeworkOfStudent = (db: Db, studentId: string, dueSince: string) =>
  db
    .selectFrom('class_seats')
    .innerJoin('homework', 'homework.class_id', 'class_seats.class_id')
    .leftJoin('homework_notes', join =>
      join.onRef('homework_notes.homework_id', '=', 'homework.id').onRef('homework_notes.student_id', '=', 'class_seats.student_id'),
    )
    .select([
      'homework.id',
      'homework.slug',
      'homework.title',
      'homework.note',
      'homework.due_at',
      'homework.created_at',
      'homework_notes.note as teacher_note',
    ])
    .where('class_seats.student_id', '=', studentId)
    .where('homework.due_at', '>', dueSince)
    .orderBy('homework.due_at')
    .orderBy('homework.id')
    .limit(100)
    .execute();
