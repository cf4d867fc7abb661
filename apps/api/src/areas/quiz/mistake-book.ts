import { addDays } from '../../clock.ts';
import type { Db } from '../../db/engine.ts';
import { type MistakeKey, putMistake, readMistake } from './mistake-store.ts';

/** Days until a missed item is due again; after the last correct answer it is removed. */
const SPACING_DAYS = [1, 3, 7, 21] as const;

export interface Missed {
  userId: string;
  quizSlug: string;
  questionId: string;
  question: string;
  answer: string;
  reason: string;
  misconception: string | null;
}

/** A missed item restarts at the shortest interval. */
export const noteMistake = (trx: Db, missed: Missed, now: Date): Promise<void> =>
  putMistake(trx, {
    user_id: missed.userId,
    quiz_slug: missed.quizSlug,
    question_id: missed.questionId,
    question: missed.question,
    answer: missed.answer,
    reason: missed.reason,
    misconception: missed.misconception,
    step: 0,
    due_at: addDays(now, SPACING_DAYS[0]).toISOString(),
    missed_at: now.toISOString(),
    solved_at: null,
  });

/** A correct answer on or after the due day lengthens the interval; an early one changes nothing. */
export const noteSuccess = async (trx: Db, key: MistakeKey, now: Date): Promise<void> => {
  const item = await readMistake(trx, key);
  if (!item || item.solved_at || item.due_at > now.toISOString()) return;
  const step = item.step + 1;
  const days = SPACING_DAYS[step];
  await putMistake(trx, {
    ...item,
    step,
    due_at: days ? addDays(now, days).toISOString() : item.due_at,
    solved_at: days ? null : now.toISOString(),
  });
};
