import type { Db } from '../../db/engine.ts';
import { recordLiveAnswers } from '../quiz/record-live-answers.ts';
import { answersOf } from './answer-store.ts';
import type { Live } from './context.ts';
import type { LessonRow } from './lesson-store.ts';
import { loadState } from './load-state.ts';
import { deleteGuests, participantsOf } from './participant-store.ts';
import { countLesson } from './summary.ts';

type Ending = Pick<LessonRow, 'id' | 'slug' | 'pace' | 'phase' | 'question_index' | 'question_count' | 'created_at'>;

/**
 * Saves the answers of signed-in pupils to their diaries and erases guests. The caller marks the lesson as ended, and keeps the
 * summary that this answers.
 */
export const endLesson = async (live: Live, trx: Db, lesson: Ending, now: Date): Promise<string | null> => {
  const { deps, contents, versions } = live;
  const content = await contents.of(trx, lesson);
  const state = await loadState(live, lesson.id, trx);
  const summary = state ? JSON.stringify(countLesson(state)) : null;
  const answers = await answersOf(trx, lesson.id);
  for (const { id, user_id } of await participantsOf(trx, lesson.id)) {
    const own = answers.filter(answer => answer.participant_id === id);
    if (!user_id || own.length === 0) continue;
    // At own pace the opened questions are the answered ones, so a slow pupil is not scored on the rest; nor is anybody on a
    // question whose vote was still open.
    const wasAsked = (place: number): boolean =>
      lesson.pace === 'teacher' && (place < lesson.question_index || (place === lesson.question_index && lesson.phase !== 'voting'));
    const opened = content.items.filter((item, place) => wasAsked(place) || own.some(answer => answer.question_id === item.id));
    await recordLiveAnswers(trx, deps, versions, {
      userId: user_id,
      slug: lesson.slug,
      shown: { ...content, items: opened },
      whole: opened.length === content.items.length,
      startedAt: lesson.created_at,
      endedAt: now,
      answers: own.map(row => ({ questionId: row.question_id, answer: JSON.parse(row.answer), at: row.answered_at, round: row.round })),
    });
  }
  await deleteGuests(trx, lesson.id);
  return summary;
};
