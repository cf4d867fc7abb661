import { compiledOnce, type ValueOf } from '../../db/compiled-once.ts';
import type { Db } from '../../db/engine.ts';
import { locked } from '../../db/locked.ts';
import type { AttemptAnswersTable, AttemptsTable } from '../../db/tables/learning.ts';

export type AttemptRow = AttemptsTable;
export type AnswerRow = AttemptAnswersTable;

const attemptById = (db: Db, value: ValueOf<{ id: string }>) => db.selectFrom('attempts').selectAll().where('id', '=', value('id'));
const attemptOf = compiledOnce(attemptById);
const attemptHeld = compiledOnce((db, value: ValueOf<{ id: string }>) => attemptById(db, value).$call(locked(db)));

/** Locked for the rest of the transaction, so that two devices cannot answer at once. */
export const readAttempt = async (db: Db, id: string, options: { lock: boolean }): Promise<AttemptRow | undefined> =>
  (await (options.lock ? attemptHeld : attemptOf)(db, { id }))[0];

const openAttemptOf = compiledOnce((db, value: ValueOf<{ userId: string; quizSlug: string }>) =>
  db
    .selectFrom('attempts')
    .selectAll()
    .where('user_id', '=', value('userId'))
    .where('quiz_slug', '=', value('quizSlug'))
    .where('finished_at', 'is', null),
);

export const findOpenAttempt = async (db: Db, userId: string, quizSlug: string): Promise<AttemptRow | undefined> =>
  (await openAttemptOf(db, { userId, quizSlug }))[0];

/** What the account's last attempt of this page showed. */
export const readLastShown = async (db: Db, userId: string, quizSlug: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('attempts')
      .select('shown')
      .where('user_id', '=', userId)
      .where('quiz_slug', '=', quizSlug)
      .orderBy('started_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.shown;

const newAttempt = compiledOnce((db, value: ValueOf<AttemptRow>) =>
  db.insertInto('attempts').values({
    id: value('id'),
    user_id: value('user_id'),
    quiz_slug: value('quiz_slug'),
    mode: value('mode'),
    shown: value('shown'),
    question_count: value('question_count'),
    started_at: value('started_at'),
    expires_at: value('expires_at'),
    finished_at: value('finished_at'),
    score_percentage: value('score_percentage'),
    abandoned_at: value('abandoned_at'),
  }),
);

export const insertAttempt = async (db: Db, row: AttemptRow): Promise<void> => {
  await newAttempt(db, row);
};

export const updateShown = async (db: Db, id: string, shown: string, questionCount: number): Promise<void> => {
  await db.updateTable('attempts').set({ shown, question_count: questionCount }).where('id', '=', id).execute();
};

/** Given up for a fresh one: no diary entry, but it stays among the tries that a teacher sees. */
export const abandonAttempt = async (db: Db, id: string, at: string, score: number): Promise<void> => {
  await db
    .updateTable('attempts')
    .set({ finished_at: at, abandoned_at: at, score_percentage: score })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute();
};

/** An attempt without an answer leaves no trace. */
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

const answersOf = compiledOnce((db, value: ValueOf<{ attemptId: string }>) =>
  db.selectFrom('attempt_answers').selectAll().where('attempt_id', '=', value('attemptId')).orderBy('answered_at').orderBy('try_number'),
);

export const readAnswers = (db: Db, attemptId: string): Promise<AnswerRow[]> => answersOf(db, { attemptId });

const newAnswer = compiledOnce((db, value: ValueOf<AnswerRow>) =>
  db.insertInto('attempt_answers').values({
    attempt_id: value('attempt_id'),
    question_id: value('question_id'),
    try_number: value('try_number'),
    idempotency_key: value('idempotency_key'),
    answer: value('answer'),
    status: value('status'),
    points: value('points'),
    misconception: value('misconception'),
    result: value('result'),
    answered_at: value('answered_at'),
  }),
);

export const insertAnswer = async (db: Db, row: AnswerRow): Promise<void> => {
  await newAnswer(db, row);
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

const hintsOf = compiledOnce((db, value: ValueOf<{ attemptId: string }>) =>
  db.selectFrom('attempt_hints').select(['question_id', 'used']).where('attempt_id', '=', value('attemptId')),
);

export const readHints = (db: Db, attemptId: string) => hintsOf(db, { attemptId });

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
