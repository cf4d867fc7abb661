import { endOfDay } from '@eszkerek/guide/day';
import { addDays } from '../../clock.ts';
import type { Db } from '../../db/engine.ts';
import { type MistakeKey, mistakesDueBy, mistakesNamed, mistakesWaiting, putMistake, readMistake } from './mistake-store.ts';

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

/** The item as it stands, unless it was solved. */
export const openMistake = async (db: Db, key: MistakeKey) => {
  const item = await readMistake(db, key);
  return item?.solved_at === null ? item : undefined;
};

/** A missed item restarts at the shortest interval. */
export const noteMistake = (trx: Db, missed: Missed, now: Date): Promise<void> =>
  putMistake(
    trx,
    {
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
      misses: 1,
      right_at: null,
    },
    { again: true },
  );

/** Missed again in a review round, perhaps with other numbers: the item stays as it was written and starts over. */
export const noteMissedAgain = async (trx: Db, key: MistakeKey, now: Date): Promise<void> => {
  const item = await readMistake(trx, key);
  if (!item) return;
  const due_at = addDays(now, SPACING_DAYS[0]).toISOString();
  await putMistake(trx, { ...item, step: 0, due_at, missed_at: now.toISOString(), solved_at: null, right_at: null }, { again: true });
};

/** What is due today, whatever the hour: yesterday evening's mistake comes back this morning. */
export const dueBy = (now: Date): string => new Date(endOfDay(now.getTime(), 'ro') - 1).toISOString();

/** A correct answer on or after the due day lengthens the interval; an early one is only noted. */
export const noteSuccess = async (trx: Db, key: MistakeKey, now: Date): Promise<void> => {
  const item = await readMistake(trx, key);
  if (!item || item.solved_at) return;
  if (item.due_at > dueBy(now)) return putMistake(trx, { ...item, right_at: now.toISOString() }, { again: false });
  const step = item.step + 1;
  const days = SPACING_DAYS[step];
  const due_at = days ? addDays(now, days).toISOString() : item.due_at;
  await putMistake(trx, { ...item, step, due_at, solved_at: days ? null : now.toISOString() }, { again: false });
};

/** How often and when questions were missed, by the key of the question. */
export const readMisses = async (db: Db, userId: string, keys: readonly Omit<MistakeKey, 'userId'>[]) => {
  const nameOf = (quizSlug: string, questionId: string): string => `${quizSlug}/${questionId}`;
  const names = [...new Set(keys.map(({ questionId }) => questionId))];
  const rows = names.length > 0 ? await mistakesNamed(db, userId, names) : [];
  const found = new Map(rows.map(row => [nameOf(row.quiz_slug, row.question_id), row]));
  return ({ quizSlug, questionId }: Omit<MistakeKey, 'userId'>) => found.get(nameOf(quizSlug, questionId));
};

const MOST_DUE = 60;
const MOST_OPEN = 100;

/** Open mistakes due today, longest waiting first. */
export const dueMistakes = (db: Db, userId: string, now: Date) => mistakesDueBy(db, userId, dueBy(now), MOST_DUE);

/** Open mistakes, nearest day first: those due today and those of later days. */
export const waitingMistakes = async (db: Db, userId: string, now: Date) => {
  const rows = await mistakesWaiting(db, userId, MOST_OPEN);
  const { due = [], later = [] } = Object.groupBy(rows, ({ due_at }) => (due_at <= dueBy(now) ? 'due' : 'later'));
  return { due: due.slice(0, MOST_DUE), later };
};
