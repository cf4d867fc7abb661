import { sql } from 'kysely';
import type { Db } from '../../db/engine.ts';
import type { ProgressTable } from '../../db/tables/learning.ts';

export const insertProgress = async (db: Db, row: ProgressTable): Promise<void> => {
  await db.insertInto('progress').values(row).execute();
};

/** A lesson has one diary row: opened once, later completed. */
export const putLessonProgress = async (db: Db, row: ProgressTable): Promise<void> => {
  await db
    .insertInto('progress')
    .values(row)
    .onConflict(conflict =>
      conflict.columns(['user_id', 'lesson_slug']).where('lesson_slug', 'is not', null).doUpdateSet({
        completed_at: sql<string | null>`coalesce(progress.completed_at, excluded.completed_at)`,
        at: sql<string>`case when progress.completed_at is null and excluded.completed_at is not null then excluded.at else progress.at end`,
      }),
    )
    .execute();
};

export const countProgress = async (db: Db, userId: string) => {
  const row = await db
    .selectFrom('progress')
    .select([
      sql<number>`cast(coalesce(sum(case when activity_type = 'lesson' and completed_at is not null then 1 else 0 end), 0) as integer)`.as(
        'lessons',
      ),
      sql<number>`cast(coalesce(sum(case when activity_type = 'quiz_completed' then 1 else 0 end), 0) as integer)`.as('quizzes'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row;
};

export const bestResults = (db: Db, userId: string, limit: number) =>
  db
    .selectFrom('progress')
    .select([
      'quiz_slug',
      sql<number>`max(score_percentage)`.as('score'),
      sql<string>`max(curriculum_title)`.as('title'),
      sql<string>`max(at)`.as('last_at'),
    ])
    .where('user_id', '=', userId)
    .where('activity_type', '=', 'quiz_completed')
    .groupBy('quiz_slug')
    .orderBy('score', 'desc')
    .orderBy('last_at', 'desc')
    .limit(limit)
    .execute();

export const practicedSubjects = (db: Db, userId: string) =>
  db
    .selectFrom('progress')
    .select(['subject', sql<number>`cast(count(*) as integer)`.as('quiz_count')])
    .where('user_id', '=', userId)
    .where('activity_type', '=', 'quiz_completed')
    .where('subject', 'is not', null)
    .groupBy('subject')
    .orderBy('quiz_count', 'desc')
    .execute();

export const activitySince = (db: Db, userId: string, since: string) =>
  db.selectFrom('progress').select(['at', 'activity_type']).where('user_id', '=', userId).where('at', '>=', since).orderBy('at').execute();

/** The latest result of each quiz the pupil has done. */
export const latestResults = (db: Db, userId: string) =>
  db
    .selectFrom('progress as p')
    .select(['p.quiz_slug', 'p.curriculum_title', 'p.score_percentage', 'p.subject', 'p.topic', 'p.at'])
    .where('p.user_id', '=', userId)
    .where('p.activity_type', '=', 'quiz_completed')
    .where('p.at', '=', where =>
      where
        .selectFrom('progress as l')
        .select(sql<string>`max(l.at)`.as('at'))
        .whereRef('l.user_id', '=', 'p.user_id')
        .whereRef('l.quiz_slug', '=', 'p.quiz_slug'),
    )
    .execute();
