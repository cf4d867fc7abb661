import { type NotNull, sql } from 'kysely';
import type { Db } from '../../db/engine.ts';
import { taughtBy } from './class-teacher-store.ts';

/**
 * Everything a teacher reads about pupils. Each query goes through the teacher's own seats, so a pupil of another class
 * looks like a missing one; cost depends on the class's own rows, not on the table's size.
 */
export interface ClassScope {
  classId: string;
  teacherId: string;
  readableSince: string;
  /** The end of the class: what its pupils do later is not the teacher's to see. */
  until: string;
}

const seatsOf = (db: Db, { classId, teacherId, readableSince }: ClassScope) =>
  db
    .selectFrom('classes')
    .innerJoin('class_seats', 'class_seats.class_id', 'classes.id')
    .innerJoin('users', 'users.id', 'class_seats.student_id')
    .where('classes.id', '=', classId)
    .where(taughtBy(teacherId))
    .where('classes.expires_at', '>', readableSince);

const PROGRESS = [
  'progress.id',
  'progress.activity_type',
  'progress.completed_at',
  'progress.started_at',
  'progress.quiz_slug',
  'progress.lesson_slug',
  'progress.curriculum_title',
  'progress.score_percentage',
  'progress.tries',
  'progress.hints',
  'progress.at',
] as const;

export const studentsOfClass = (db: Db, scope: ClassScope) =>
  seatsOf(db, scope)
    .select(['users.id', 'users.username', 'users.real_name', 'class_seats.joined_at'])
    .orderBy('users.username_folded')
    .orderBy('users.id')
    .execute();

/** Activity of a class as one index scan: a join would return rows unordered and need a sort before grouping. */
const progressOfSeats = (db: Db, scope: ClassScope) =>
  db.selectFrom('progress').where('progress.user_id', 'in', seatsOf(db, scope).select('users.id')).where('progress.at', '<=', scope.until);

export const activityOfClass = (db: Db, scope: ClassScope) =>
  progressOfSeats(db, scope)
    .select(eb => [
      'progress.user_id as id',
      'progress.activity_type',
      eb.fn.max('progress.at').as('last_at'),
      eb.cast<number>(eb.fn.countAll(), 'integer').as('entries'),
      eb.cast<number>(eb.fn.sum('progress.score_percentage'), 'integer').as('score_sum'),
    ])
    .groupBy(['progress.user_id', 'progress.activity_type'])
    .execute();

/** The class of this teacher the pupil sits in, if its diary is still readable. */
export const classOfStudent = (db: Db, input: { studentId: string; teacherId: string; readableSince: string }) =>
  db
    .selectFrom('class_seats')
    .innerJoin('classes', 'classes.id', 'class_seats.class_id')
    .select('classes.expires_at')
    .where('class_seats.student_id', '=', input.studentId)
    .where(taughtBy(input.teacherId))
    .where('classes.expires_at', '>', input.readableSince)
    .executeTakeFirst();

export const progressPage = (
  db: Db,
  input: { studentId: string; until: string; before?: { at: string; id: string } | undefined; count: number },
) => {
  const { before } = input;
  const query = db
    .selectFrom('progress')
    .select(PROGRESS)
    .where('user_id', '=', input.studentId)
    .where('at', '<=', input.until)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(input.count);
  return (
    before
      ? query
          .where('at', '<=', before.at)
          .where(where => where.or([where('at', '<', before.at), where.and([where('at', '=', before.at), where('id', '<', before.id)])]))
      : query
  ).execute();
};

export const progressOfClass = (db: Db, scope: ClassScope, count: number) =>
  seatsOf(db, scope)
    .innerJoin('progress', 'progress.user_id', 'users.id')
    .select([...PROGRESS, 'users.username', 'users.real_name'])
    .where('progress.at', '<=', scope.until)
    .orderBy('progress.at', 'desc')
    .orderBy('progress.id', 'desc')
    .limit(count)
    .execute();

/** From the attempts themselves; index-only. */
const groupedResults = (db: Db, scope: ClassScope) =>
  progressOfSeats(db, scope)
    .select(eb => [
      'progress.user_id as id',
      'progress.quiz_slug',
      eb.fn.max('progress.score_percentage').as('best'),
      eb.cast<number>(eb.fn.countAll(), 'integer').as('attempts'),
      eb.fn.max('progress.at').as('last_at'),
    ])
    .where('progress.activity_type', '=', 'quiz_completed')
    .where('progress.quiz_slug', 'is not', null)
    .groupBy(['progress.user_id', 'progress.quiz_slug'])
    .$narrowType<{ quiz_slug: NotNull }>()
    .execute();

/** Quiz names are looked up once per quiz, not with every row. A class that has ended must not see what came later. */
export const quizResultsOfClass = async (db: Db, scope: ClassScope) => {
  const kept = await db
    .selectFrom('quiz_results')
    .select(['user_id as id', 'quiz_slug', 'best', 'attempts', 'last_at'])
    .where('user_id', 'in', seatsOf(db, scope).select('users.id'))
    .execute();
  return kept.every(({ last_at }) => last_at <= scope.until) ? kept : groupedResults(db, scope);
};

/** How many pupils opened each lesson and how many read it to the end. */
export const lessonsOfClass = (db: Db, scope: ClassScope) =>
  progressOfSeats(db, scope)
    .select(eb => [
      'progress.lesson_slug',
      eb.cast<number>(eb.fn.countAll(), 'integer').as('seen'),
      eb.cast<number>(eb.fn.count('progress.completed_at'), 'integer').as('done'),
    ])
    .where('progress.lesson_slug', 'is not', null)
    .groupBy('progress.lesson_slug')
    .execute();

/** `pupils` must come from a query through the teacher's seats. */
export const quizNamesAt = (db: Db, places: readonly { id: string; last_at: string }[]) =>
  places.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('progress')
        .select(['quiz_slug', 'curriculum_title as title', 'topic', 'subject'])
        .where(sql<boolean>`(user_id, at) in (values ${sql.join(places.map(({ id, last_at }) => sql`(${id}, ${last_at})`))})`)
        .where('quiz_slug', 'is not', null)
        .orderBy('at')
        .orderBy('id')
        .$narrowType<{ quiz_slug: NotNull }>()
        .execute();

export const misconceptionsOfClass = (db: Db, scope: ClassScope) =>
  seatsOf(db, scope)
    .innerJoin('misconception_counts', 'misconception_counts.user_id', 'users.id')
    .select(['users.id', 'misconception_counts.misconception', 'misconception_counts.hits', 'misconception_counts.last_at'])
    .where('misconception_counts.last_at', '<=', scope.until)
    .orderBy('misconception_counts.hits', 'desc')
    .execute();

/** Of every misconception the shortest wrong answer in each quiz; without figures, which a line has no room for. */
export const wrongAnswersOfClass = (db: Db, scope: ClassScope) =>
  db
    .selectFrom(
      seatsOf(db, scope)
        .innerJoin('mistakes', 'mistakes.user_id', 'users.id')
        .select(['mistakes.misconception', 'mistakes.quiz_slug', 'mistakes.question', 'mistakes.answer'])
        .select(
          sql<number>`row_number() over (partition by mistakes.misconception, mistakes.quiz_slug order by length(mistakes.question) + length(mistakes.answer), mistakes.question_id, users.id)`.as(
            'place',
          ),
        )
        .where('mistakes.misconception', 'is not', null)
        .where('mistakes.missed_at', '<=', scope.until)
        .where('mistakes.question', 'not like', '%<svg%')
        .where('mistakes.question', '<>', '')
        .where('mistakes.answer', '<>', '')
        .as('mistaken'),
    )
    .select(['misconception', 'quiz_slug', 'question', 'answer'])
    .where('place', '=', 1)
    .execute();

export const missedQuestionsOfClass = (db: Db, scope: ClassScope, count: number) =>
  seatsOf(db, scope)
    .innerJoin('mistakes', 'mistakes.user_id', 'users.id')
    .select(eb => [
      'mistakes.quiz_slug',
      'mistakes.question_id',
      eb.fn.max('mistakes.question').as('question'),
      eb.cast<number>(eb.fn.countAll(), 'integer').as('missed_by'),
      eb.cast<number>(eb.fn.count(eb.case().when('mistakes.solved_at', '<=', scope.until).then(1).end()), 'integer').as('solved_by'),
    ])
    .where('mistakes.missed_at', '<=', scope.until)
    .groupBy(['mistakes.quiz_slug', 'mistakes.question_id'])
    .orderBy('missed_by', 'desc')
    .orderBy('mistakes.quiz_slug')
    .orderBy('mistakes.question_id')
    .limit(count)
    .execute();

/** First tries of the pupils of a teacher's readable classes, up to the end of each class. */
export const firstTriesOf = (db: Db, input: { teacherId: string; readableSince: string; slugs: readonly string[] }) =>
  db
    .selectFrom('classes')
    .innerJoin('class_seats', 'class_seats.class_id', 'classes.id')
    .innerJoin('attempts', 'attempts.user_id', 'class_seats.student_id')
    .innerJoin('attempt_answers', 'attempt_answers.attempt_id', 'attempts.id')
    .select(['attempts.user_id', 'attempts.quiz_slug', 'attempt_answers.question_id', 'attempt_answers.status'])
    .where(taughtBy(input.teacherId))
    .where('classes.expires_at', '>', input.readableSince)
    .where('attempts.quiz_slug', 'in', input.slugs)
    .where('attempt_answers.try_number', '=', 1)
    .whereRef('attempt_answers.answered_at', '<=', 'classes.expires_at')
    .orderBy('attempt_answers.answered_at')
    .execute();
