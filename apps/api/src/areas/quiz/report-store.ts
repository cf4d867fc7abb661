import type { Db } from '../../db/engine.ts';
import { newId } from '../../db/id.ts';

export const insertReport = async (
  db: Db,
  report: { quizSlug: string; questionId: string; userId: string | null; message: string; at: string },
): Promise<void> => {
  await db
    .insertInto('question_reports')
    .values({
      id: newId(),
      quiz_slug: report.quizSlug,
      question_id: report.questionId,
      user_id: report.userId,
      message: report.message,
      created_at: report.at,
      resolved_at: null,
    })
    .execute();
};
