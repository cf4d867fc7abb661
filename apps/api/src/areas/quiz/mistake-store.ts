import { sql } from 'kysely';
import { compiledOnce, type ValueOf } from '../../db/compiled-once.ts';
import type { Db } from '../../db/engine.ts';
import type { MistakesTable } from '../../db/tables/learning.ts';

/** `again`: one that is there was missed once more than the row says. */
export const putMistake = async (db: Db, row: MistakesTable, { again }: { again: boolean }): Promise<void> => {
  const { user_id: _user, quiz_slug: _slug, question_id: _question, ...values } = row;
  await db
    .insertInto('mistakes')
    .values(row)
    .onConflict(conflict =>
      conflict
        .columns(['user_id', 'quiz_slug', 'question_id'])
        .doUpdateSet({ ...values, ...(again ? { misses: sql<number>`mistakes.misses + 1` } : {}) }),
    )
    .execute();
};

export interface MistakeKey {
  userId: string;
  quizSlug: string;
  questionId: string;
}

const mistakeOf = compiledOnce((db, value: ValueOf<MistakeKey>) =>
  db
    .selectFrom('mistakes')
    .selectAll()
    .where('user_id', '=', value('userId'))
    .where('quiz_slug', '=', value('quizSlug'))
    .where('question_id', '=', value('questionId')),
);

export const readMistake = async (db: Db, key: MistakeKey) => (await mistakeOf(db, key))[0];

export const mistakesNamed = (db: Db, userId: string, questions: readonly string[]) =>
  db
    .selectFrom('mistakes')
    .select(['quiz_slug', 'question_id', 'missed_at', 'misses', 'step'])
    .where('user_id', '=', userId)
    .where('question_id', 'in', questions)
    .execute();

export const openMistakes = (db: Db, userId: string, limit: number) =>
  db
    .selectFrom('mistakes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('solved_at', 'is', null)
    .orderBy('due_at')
    .limit(limit)
    .execute();

export const dueQuizzes = (db: Db, userId: string, now: string) =>
  db
    .selectFrom('mistakes')
    .select(['quiz_slug', sql<string>`min(due_at)`.as('due_at')])
    .where('user_id', '=', userId)
    .where('solved_at', 'is', null)
    .where('due_at', '<=', now)
    .groupBy('quiz_slug')
    .orderBy('due_at')
    .execute();

const waitingRows = compiledOnce((db, value: ValueOf<{ userId: string; limit: number }>) =>
  db
    .selectFrom('mistakes')
    .select(['quiz_slug', 'question_id', 'misconception', 'missed_at', 'due_at', 'right_at'])
    .where('user_id', '=', value('userId'))
    .where('solved_at', 'is', null)
    .orderBy('due_at')
    .orderBy('quiz_slug')
    .orderBy('question_id')
    .limit(value('limit')),
);

export const mistakesWaiting = (db: Db, userId: string, limit: number) => waitingRows(db, { userId, limit });

const dueRows = compiledOnce((db, value: ValueOf<{ userId: string; by: string; limit: number }>) =>
  db
    .selectFrom('mistakes')
    .select(['quiz_slug', 'question_id', 'misconception', 'missed_at'])
    .where('user_id', '=', value('userId'))
    .where('solved_at', 'is', null)
    .where('due_at', '<=', value('by'))
    .orderBy('due_at')
    .orderBy('quiz_slug')
    .orderBy('question_id')
    .limit(value('limit')),
);

export const mistakesDueBy = (db: Db, userId: string, by: string, limit: number) => dueRows(db, { userId, by, limit });

export const countMisconception = async (db: Db, userId: string, misconception: string, now: string): Promise<void> => {
  await db
    .insertInto('misconception_counts')
    .values({ user_id: userId, misconception, hits: 1, last_at: now })
    .onConflict(conflict =>
      conflict.columns(['user_id', 'misconception']).doUpdateSet({ hits: sql<number>`misconception_counts.hits + 1`, last_at: now }),
    )
    .execute();
};
