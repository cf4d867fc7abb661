import type { Db } from '../../db/engine.ts';
import type { AttemptAnswersTable, AttemptsTable } from '../../db/tables.ts';

export type AttemptRow = AttemptsTable;
export type AnswerRow = AttemptAnswersTable;

/** Locked for the rest of the transaction, so that two devices cannot answer at once (SQLite has one writer anyway). */
export const readAttempt = async (db: Db, id: string, options: { lock: boolean; postgres: boolean }): Promise<AttemptRow | undefined> => {
  const query = db.selectFrom('attempts').selectAll().where('id', '=', id);
  return (options.lock && options.postgres ? query.forUpdate() : query).executeTakeFirst();
};

export const findOpenAttempt = (db: Db, userId: string, quizSlug: string): Promise<AttemptRow | undefined> =>
  db
    .selectFrom('attempts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('quiz_slug', '=', quizSlug)
    .where('finished_at', 'is', null)
    .executeTakeFirst();

export const insertAttempt = async (db: Db, row: AttemptRow): Promise<void> => {
  await db.insertInto('attempts').values(row).execute();
};

export const updateShown = async (db: Db, id: string, shown: string, questionCount: number): Promise<void> => {
  await db.updateTable('attempts').set({ shown, question_count: questionCount }).where('id', '=', id).execute();
};

/** An attempt given up for a fresh one leaves no result behind. */
export const deleteAttempt = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('attempts').where('id', '=', id).execute();
};

export const closeAttempt = async (db: Db, id: string, finishedAt: string, score: number): Promise<boolean> => {
  const done = await db
    .updateTable('attempts')
    .set({ finished_at: finishedAt, score_percentage: score })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
};

export const readAnswers = (db: Db, attemptId: string): Promise<AnswerRow[]> =>
  db.selectFrom('attempt_answers').selectAll().where('attempt_id', '=', attemptId).orderBy('answered_at').orderBy('try_number').execute();

export const insertAnswer = async (db: Db, row: AnswerRow): Promise<void> => {
  await db.insertInto('attempt_answers').values(row).execute();
};

/** In test mode an answer may be changed until the end. */
export const putAnswer = async (db: Db, row: AnswerRow): Promise<void> => {
  await db
    .insertInto('attempt_answers')
    .values(row)
    .onConflict(conflict =>
      conflict.columns(['attempt_id', 'question_id', 'try_number']).doUpdateSet({
        idempotency_key: row.idempotency_key,
        answer: row.answer,
        status: row.status,
        points: row.points,
        misconception: row.misconception,
        result: row.result,
        answered_at: row.answered_at,
      }),
    )
    .execute();
};

export const readHints = (db: Db, attemptId: string) =>
  db.selectFrom('attempt_hints').select(['question_id', 'used']).where('attempt_id', '=', attemptId).execute();

export const putHint = async (db: Db, attemptId: string, questionId: string, used: number): Promise<void> => {
  await db
    .insertInto('attempt_hints')
    .values({ attempt_id: attemptId, question_id: questionId, used })
    .onConflict(conflict => conflict.columns(['attempt_id', 'question_id']).doUpdateSet({ used }))
    .execute();
};

export const keepVersions = async (db: Db, versions: readonly { hash: string; question: string }[]): Promise<void> => {
  if (versions.length === 0) return;
  await db
    .insertInto('question_versions')
    .values([...versions])
    .onConflict(conflict => conflict.column('hash').doNothing())
    .execute();
};

export const readVersion = async (db: Db, hash: string): Promise<string | undefined> =>
  (await db.selectFrom('question_versions').select('question').where('hash', '=', hash).executeTakeFirst())?.question;
