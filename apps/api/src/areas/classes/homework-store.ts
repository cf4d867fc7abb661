import type { ExpressionBuilder } from 'kysely';
import { compiledOnce, type ValueOf } from '../../db/compiled-once.ts';
import type { Db } from '../../db/engine.ts';
import type { HomeworkTable } from '../../db/tables/classes.ts';
import type { Tables } from '../../db/tables.ts';
import { taughtBy } from './class-teacher-store.ts';
import type { Beginning, Completion } from './homework-state.ts';

const COLUMNS = [
  'homework.id',
  'homework.slug',
  'homework.title',
  'homework.note',
  'homework.due_at',
  'homework.created_at',
  'homework.starts_at',
  'homework.mode',
  'homework.max_tries',
  'homework.audience',
] as const;

export const insertHomework = async (trx: Db, rows: readonly HomeworkTable[], recipients: readonly string[]): Promise<void> => {
  await trx.insertInto('homework').values(rows).execute();
  const named = rows.filter(({ audience }) => audience !== null);
  const pupils = named.flatMap(({ id }) => recipients.map(student_id => ({ homework_id: id, student_id })));
  if (pupils.length > 0) await trx.insertInto('homework_pupils').values(pupils).execute();
};

export const homeworkOfClass = (db: Db, classId: string) =>
  db
    .selectFrom('homework')
    .select(COLUMNS)
    .where('class_id', '=', classId)
    .orderBy('due_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();

/** Of the homework given to named pupils: who got it. */
export const recipientsOf = (db: Db, homeworkIds: readonly string[]) =>
  homeworkIds.length === 0
    ? Promise.resolve([])
    : db.selectFrom('homework_pupils').select(['homework_id', 'student_id']).where('homework_id', 'in', homeworkIds).execute();

export const notesOfHomework = (db: Db, homeworkId: string) =>
  db.selectFrom('homework_notes').select(['student_id', 'note']).where('homework_id', '=', homeworkId).execute();

const finishedBy = (db: Db, studentIds: readonly string[], slugs: readonly string[]) =>
  db
    .selectFrom('progress')
    .leftJoin('attempts', join =>
      join
        .onRef('attempts.user_id', '=', 'progress.user_id')
        .onRef('attempts.started_at', '=', 'progress.started_at')
        .onRef('attempts.quiz_slug', '=', 'progress.quiz_slug'),
    )
    .leftJoin('lesson_views', join =>
      join.onRef('lesson_views.user_id', '=', 'progress.user_id').onRef('lesson_views.lesson_slug', '=', 'progress.lesson_slug'),
    )
    .select([
      'progress.user_id',
      'progress.quiz_slug',
      'progress.lesson_slug',
      'progress.started_at',
      'progress.score_percentage',
      'progress.completed_at',
      'lesson_views.last_completed_at',
      'attempts.mode',
    ])
    .where('progress.completed_at', 'is not', null)
    .where('progress.partial', 'is', null)
    // Two separate conditions, so that each uses its own index instead of reading all of the pupils' history.
    .where(where =>
      where.or([
        where.and([
          where('progress.user_id', 'in', studentIds),
          where('progress.activity_type', '=', 'quiz_completed'),
          where('progress.quiz_slug', 'in', slugs),
        ]),
        where.and([
          where('progress.user_id', 'in', studentIds),
          where('progress.lesson_slug', 'is not', null),
          where('progress.lesson_slug', 'in', slugs),
        ]),
      ]),
    )
    .orderBy('progress.at')
    .execute();

const abandonedBy = (db: Db, studentIds: readonly string[], slugs: readonly string[]) =>
  db
    .selectFrom('attempts')
    .select(['user_id', 'quiz_slug', 'started_at', 'abandoned_at as completed_at', 'score_percentage', 'mode'])
    .where('user_id', 'in', studentIds)
    .where('quiz_slug', 'in', slugs)
    .where('abandoned_at', 'is not', null)
    .execute();

/** Every whole try of these pages by these pupils, finished or given up. */
export const triesOf = async (db: Db, studentIds: readonly string[], slugs: readonly string[]): Promise<Completion[]> => {
  if (studentIds.length === 0 || slugs.length === 0) return [];
  const [finished, abandoned] = await Promise.all([finishedBy(db, studentIds, slugs), abandonedBy(db, studentIds, slugs)]);
  return [
    ...finished.map(row => ({ ...row, abandoned: false })),
    ...abandoned.map(row => ({ ...row, user_id: row.user_id ?? '', lesson_slug: null, last_completed_at: null, abandoned: true })),
  ];
};

const hasAnswer = (attempt: ExpressionBuilder<Tables, 'attempts'>) =>
  attempt.exists(
    attempt.selectFrom('attempt_answers').select('attempt_answers.question_id').whereRef('attempt_answers.attempt_id', '=', 'attempts.id'),
  );

/** Pages that were opened and not finished: attempts with an answer, lessons not read to the end. */
export const begunOf = async (db: Db, studentIds: readonly string[], slugs: readonly string[]): Promise<Beginning[]> => {
  if (studentIds.length === 0 || slugs.length === 0) return [];
  const attempts = await db
    .selectFrom('attempts')
    .select(['user_id', 'quiz_slug as slug', 'started_at'])
    .where('user_id', 'in', studentIds)
    .where('quiz_slug', 'in', slugs)
    .where('finished_at', 'is', null)
    .where(hasAnswer)
    .execute();
  const lessons = await db
    .selectFrom('lesson_views')
    .select(['user_id', 'lesson_slug as slug', 'started_at'])
    .where('user_id', 'in', studentIds)
    .where('lesson_slug', 'in', slugs)
    .where('completed_at', 'is', null)
    .execute();
  return [...attempts.map(row => ({ ...row, user_id: row.user_id ?? '' })), ...lessons];
};

/** The homework if it is this teacher's. */
export const ownHomework = (db: Db, homeworkId: string, teacherId: string) =>
  db
    .selectFrom('homework')
    .innerJoin('classes', 'classes.id', 'homework.class_id')
    .select([...COLUMNS, 'homework.class_id'])
    .where('homework.id', '=', homeworkId)
    .where(taughtBy(teacherId))
    .executeTakeFirst();

export const deleteHomework = async (db: Db, homeworkId: string): Promise<void> => {
  await db.deleteFrom('homework').where('id', '=', homeworkId).execute();
};

/** False if it has ended. */
export const putDeadline = async (db: Db, { id, due_at, now }: { id: string; due_at: string; now: string }): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('homework')
    .set({ due_at })
    .where('id', '=', id)
    .where('due_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** The homework must be this teacher's and the pupil must sit in its class. */
export const ownHomeworkPupil = (db: Db, input: { homeworkId: string; studentId: string; teacherId: string }) =>
  db
    .selectFrom('homework')
    .innerJoin('classes', 'classes.id', 'homework.class_id')
    .innerJoin('class_seats', 'class_seats.class_id', 'classes.id')
    .select('homework.id')
    .where('homework.id', '=', input.homeworkId)
    .where(taughtBy(input.teacherId))
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

const ofStudent = compiledOnce((db, value: ValueOf<{ studentId: string; dueSince: string; now: string }>) =>
  db
    .selectFrom('class_seats')
    .innerJoin('homework', 'homework.class_id', 'class_seats.class_id')
    .leftJoin('homework_notes', join =>
      join.onRef('homework_notes.homework_id', '=', 'homework.id').onRef('homework_notes.student_id', '=', 'class_seats.student_id'),
    )
    .leftJoin('homework_pupils', join =>
      join.onRef('homework_pupils.homework_id', '=', 'homework.id').onRef('homework_pupils.student_id', '=', 'class_seats.student_id'),
    )
    .select([...COLUMNS, 'homework_notes.note as teacher_note'])
    .where('class_seats.student_id', '=', value('studentId'))
    .where('homework.due_at', '>', value('dueSince'))
    .where(where => where.or([where('homework.starts_at', 'is', null), where('homework.starts_at', '<=', value('now'))]))
    .where(where =>
      where.or([where('class_seats.joined_at', '<=', where.ref('homework.due_at')), where('homework.audience', 'is not', null)]),
    )
    .where(where => where.or([where('homework.audience', 'is', null), where('homework_pupils.student_id', 'is not', null)]))
    .orderBy('homework.due_at')
    .orderBy('homework.id')
    .limit(100),
);

/** What a pupil was given: by name, or by class if it was not over when the pupil joined; once it has started. */
export const homeworkOfStudent = (db: Db, studentId: string, times: { dueSince: string; now: string }) =>
  ofStudent(db, { studentId, ...times });

/** Answers given in these pupils' attempts of a page since a time, attempt by attempt. */
export const answersSince = (db: Db, studentIds: readonly string[], slug: string, since: string) =>
  studentIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('attempts')
        .innerJoin('attempt_answers', 'attempt_answers.attempt_id', 'attempts.id')
        .select([
          'attempts.user_id',
          'attempts.id as attempt_id',
          'attempts.started_at',
          'attempts.mode',
          'attempt_answers.question_id',
          'attempt_answers.try_number',
          'attempt_answers.status',
          'attempt_answers.answered_at',
          'attempt_answers.misconception',
        ])
        .where('attempts.user_id', 'in', studentIds)
        .where('attempts.quiz_slug', '=', slug)
        .where('attempts.started_at', '>=', since)
        .orderBy('attempt_answers.answered_at')
        .execute();

/** A pupil's attempts of a page with an answer, begun between two times, oldest first. */
export const answeredAttempts = (db: Db, input: { studentId: string; slug: string; since: string; until: string }) =>
  db
    .selectFrom('attempts')
    .select(['id', 'mode', 'shown', 'started_at', 'score_percentage'])
    .where('user_id', '=', input.studentId)
    .where('quiz_slug', '=', input.slug)
    .where('started_at', '>=', input.since)
    .where('started_at', '<=', input.until)
    .where(hasAnswer)
    .orderBy('started_at')
    .limit(200)
    .execute();

export const homeworkDueAfter = (db: Db, { slug, now, teacherId }: { slug: string; now: string; teacherId?: string }) =>
  db
    .selectFrom('homework')
    .innerJoin('classes', 'classes.id', 'homework.class_id')
    .select('homework.id')
    .where('homework.slug', '=', slug)
    .where('homework.due_at', '>', now)
    .$if(teacherId !== undefined, query => query.where(taughtBy(teacherId ?? '')))
    .executeTakeFirst();
