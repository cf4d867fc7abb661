import { AppError } from '@eszkerek/contract';
import type { AnswerResult, AnswerValue } from '@eszkerek/contract/quiz-shapes';
import { isChallengeSlug } from '@eszkerek/exercises/challenges/slug';
import { isClosed } from '@eszkerek/exercises/grading/score';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { itemOf, openAttempt } from './attempt.ts';
import { type AnswerRow, insertAnswer, putAnswer, readAnswers } from './attempt-store.ts';
import { answerInWords, gradeAnswer, solutionOf } from './grading.ts';
import { mendedWhereAsked } from './lesson-of-item.ts';
import { noteMissedAgain, noteMistake, noteSuccess } from './mistake-book.ts';
import { mistakeKeyOf } from './mistake-key.ts';
import { countMisconception } from './mistake-store.ts';
import { questionHtml } from './question-html.ts';
import type { QuestionVersions } from './question-versions.ts';
import { triesOf } from './score.ts';
import { tellGuide } from './tell-guide.ts';

export interface AnswerInput {
  attemptId: string;
  questionId: string;
  answer: AnswerValue;
  key: string;
}

/** One transaction: grade, store, update the mistake book. A repeated key returns the stored result. */
export const answerQuestion = (deps: Deps, versions: QuestionVersions, caller: Caller | null, input: AnswerInput): Promise<AnswerResult> =>
  deps.engine.write(async trx => {
    const attempt = await openAttempt(trx, deps, input.attemptId, caller, { lock: true });
    const item = itemOf(attempt, input.questionId);
    const answers = await readAnswers(trx, attempt.row.id);
    const repeated = answers.find(row => row.idempotency_key === input.key);
    if (repeated) return JSON.parse(repeated.result) as AnswerResult;
    if (attempt.row.finished_at) throw new AppError('conflict', { message: 'Ezt a kvízt már befejezted.' });

    const question = await versions.of(trx, item);
    const practice = attempt.row.mode !== 'test';
    const earlier = triesOf(item.id, answers);
    const options = { practice, retry: earlier.length === 0 };
    const graded = gradeAnswer(deps.library, question, attempt.shown.seed, item.id, input.answer, options);
    const grade = mendedWhereAsked(deps.library, attempt.row.quiz_slug, item, question, graded);
    if (grade.status === 'unreadable') return { questionId: item.id, ...grade, canRetry: true };

    const now = deps.clock.now();
    const row: AnswerRow = {
      attempt_id: attempt.row.id,
      question_id: item.id,
      try_number: 1,
      idempotency_key: input.key,
      answer: JSON.stringify(input.answer),
      status: grade.status,
      points: grade.points,
      misconception: grade.misconception?.id ?? null,
      result: '',
      answered_at: now.toISOString(),
    };
    if (attempt.row.mode === 'test') {
      const result: AnswerResult = {
        questionId: item.id,
        status: 'saved',
        points: 0,
        message: 'Mentve',
        canRetry: true,
        understood: grade.understood,
      };
      await putAnswer(trx, { ...row, result: JSON.stringify(result) });
      // The readable parts are kept; the pupil is asked to write the others in another way.
      const asked = grade.parts?.find(({ status }) => status === 'unreadable');
      return asked ? { ...result, status: 'unreadable', message: asked.message ?? grade.message } : result;
    }

    if (isClosed(earlier)) throw new AppError('conflict', { message: 'Erre a kérdésre már válaszoltál.' });
    const tryNumber = earlier.length + 1;
    const canRetry = !isClosed([...earlier, grade.points]);
    const reveal = grade.status !== 'correct' && !canRetry;
    const result: AnswerResult = {
      questionId: item.id,
      ...grade,
      canRetry,
      ...(reveal ? { solution: solutionOf(question, attempt.shown.seed, item.id) } : {}),
    };
    await insertAnswer(trx, { ...row, try_number: tryNumber, result: JSON.stringify(result) });

    // Challenges count for nothing: neither the guide nor the lists of mistakes and misconceptions hear of them.
    if (caller?.role === 'student' && !isChallengeSlug(attempt.row.quiz_slug)) {
      const answered = { ...row, try_number: tryNumber };
      await tellGuide(trx, deps.library, caller.userId, { attempt, item, question, answers, row: answered });
      if (grade.misconception) await countMisconception(trx, caller.userId, grade.misconception.id, row.answered_at);
      const place = tryNumber === 1 ? mistakeKeyOf(attempt.row.quiz_slug, item) : undefined;
      if (!place) return result;
      const key = { userId: caller.userId, ...place };
      if (grade.status === 'correct') await noteSuccess(trx, key, now);
      else if (item.mistake) await noteMissedAgain(trx, key, now);
      else
        await noteMistake(
          trx,
          {
            ...key,
            question: questionHtml(question),
            answer: answerInWords(question, attempt.shown.seed, item.id, input.answer),
            reason: grade.explanation ?? grade.message,
            misconception: row.misconception,
          },
          now,
        );
    }
    return result;
  });
