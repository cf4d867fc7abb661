import type { AnswerValue } from '@eszkerek/contract/quiz-shapes';
import type { Db } from '../../db/engine.ts';
import { newId } from '../../db/id.ts';
import type { Deps } from '../../deps.ts';
import { type AnswerRow, type AttemptRow, insertAnswer, insertAttempt } from './attempt-store.ts';
import { diaryPage } from './diary-page.ts';
import { answerInWords, gradeAnswer } from './grading.ts';
import { noteMistake, noteSuccess } from './mistake-book.ts';
import { mistakeKeyOf } from './mistake-key.ts';
import { countMisconception } from './mistake-store.ts';
import { insertProgress } from './progress-store.ts';
import { questionHtml } from './question-html.ts';
import type { QuestionVersions } from './question-versions.ts';
import { scoreOf } from './score.ts';
import type { Shown } from './shown.ts';
import { tellGuideOfTest } from './tell-guide.ts';
import { topicOf } from './topic-of.ts';

interface LiveAnswers {
  userId: string;
  slug: string;
  /** The questions that were opened. */
  shown: Shown;
  /** Every question of the lesson was opened. */
  whole: boolean;
  startedAt: string;
  endedAt: Date;
  answers: readonly { questionId: string; round: number; answer: AnswerValue; at: string }[];
}

/**
 * A pupil's answers of a live lesson as one finished attempt with its diary entry, mistakes, misconceptions and mastery: the
 * second vote is the retry. Graded again here, so that the entry holds the same results as an attempt made alone.
 */
export const recordLiveAnswers = async (trx: Db, deps: Deps, versions: QuestionVersions, input: LiveAnswers): Promise<void> => {
  const { userId, slug, shown, endedAt } = input;
  const attemptId = newId();
  const at = endedAt.toISOString();
  const rows: AnswerRow[] = [];
  for (const item of shown.items) {
    const question = await versions.of(trx, item);
    const tries = input.answers.filter(answer => answer.questionId === item.id).toSorted((a, b) => a.round - b.round);
    for (const [place, { answer, at: answeredAt }] of tries.entries()) {
      const grade = gradeAnswer(deps.library, question, shown.seed, item.id, answer, { practice: true });
      rows.push({
        attempt_id: attemptId,
        question_id: item.id,
        try_number: place + 1,
        idempotency_key: newId(),
        answer: JSON.stringify(answer),
        status: grade.status,
        points: grade.points,
        misconception: grade.misconception?.id ?? null,
        result: JSON.stringify({ questionId: item.id, ...grade, canRetry: false }),
        answered_at: answeredAt,
      });
      if (grade.misconception) await countMisconception(trx, userId, grade.misconception.id, answeredAt);
      const kept = place === 0 ? mistakeKeyOf(slug, item) : undefined;
      if (!kept) continue;
      const key = { userId, ...kept };
      if (grade.status === 'correct') await noteSuccess(trx, key, endedAt);
      else
        await noteMistake(
          trx,
          {
            ...key,
            question: questionHtml(question),
            answer: answerInWords(question, shown.seed, item.id, answer),
            reason: grade.explanation ?? grade.message,
            misconception: grade.misconception?.id ?? null,
          },
          endedAt,
        );
    }
  }
  const score = scoreOf(shown.items, rows);
  const page = diaryPage(deps.library, slug, shown);
  const row: AttemptRow = {
    id: attemptId,
    user_id: userId,
    quiz_slug: slug,
    mode: deps.library.document(slug)?.kind === 'practice' ? 'endless' : 'practice',
    shown: JSON.stringify({ ...shown, ...(input.whole ? {} : { partial: true }) }),
    question_count: shown.items.length,
    started_at: input.startedAt,
    expires_at: at,
    finished_at: at,
    score_percentage: score,
    abandoned_at: null,
  };
  await insertAttempt(trx, row);
  for (const answer of rows) await insertAnswer(trx, answer);
  // The first vote, given alone, says more about a pupil than the one after the talk.
  await tellGuideOfTest(trx, deps.library, versions, userId, { row, shown }, rows);
  await insertProgress(trx, {
    id: newId(),
    user_id: userId,
    activity_type: 'quiz_completed',
    quiz_slug: slug,
    lesson_slug: null,
    curriculum_title: page?.title ?? slug,
    subject: page?.subject ?? null,
    topic: topicOf(deps, slug),
    score_percentage: score,
    tries: rows.length,
    hints: 0,
    started_at: input.startedAt,
    completed_at: at,
    at,
    partial: input.whole ? null : 1,
  });
};
