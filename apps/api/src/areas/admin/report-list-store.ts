import type { Db } from '../../db/engine.ts';

export const openReports = (db: Db, count: number) =>
  db
    .selectFrom('question_reports')
    .select(eb => [
      'quiz_slug',
      'question_id',
      eb.cast<number>(eb.fn.countAll(), 'integer').as('reports'),
      eb.fn.max('created_at').as('last_at'),
    ])
    .where('resolved_at', 'is', null)
    .groupBy(['quiz_slug', 'question_id'])
    .orderBy('reports', 'desc')
    .orderBy('last_at', 'desc')
    .limit(count)
    .execute();

export const reportMessages = (db: Db, quizSlug: string, questionId: string, count: number) =>
  db
    .selectFrom('question_reports')
    .select('message')
    .where('quiz_slug', '=', quizSlug)
    .where('question_id', '=', questionId)
    .where('resolved_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(count)
    .execute();

export const resolveReports = async (db: Db, quizSlug: string, questionId: string, now: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('question_reports')
    .set({ resolved_at: now })
    .where('quiz_slug', '=', quizSlug)
    .where('question_id', '=', questionId)
    .where('resolved_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
