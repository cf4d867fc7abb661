import type { AnswerResult, AttemptView } from '@eszkerek/contract/quiz-shapes';
import type { Db } from '../../db/engine.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import type { Attempt } from './attempt.ts';
import { type AnswerRow, readAnswers, readHints } from './attempt-store.ts';
import { gradeAnswer, solutionOf, teacherViewOf, viewOf } from './grading.ts';
import { mendedWhereAsked } from './lesson-of-item.ts';
import { lessonsOfTask } from './lessons-of-task.ts';
import type { QuestionVersions } from './question-versions.ts';
import { countedItems, pointsOf } from './score.ts';

/** The attempt as its owner may see it: keys only after the end, or at once for a teacher in teacher mode. */
export const viewAttempt = async (
  db: Db,
  deps: Deps,
  versions: QuestionVersions,
  caller: Caller | null,
  { row, shown, untouched }: Attempt,
): Promise<AttemptView> => {
  const questions = await versions.all(db, shown);
  const answers = untouched ? [] : await readAnswers(db, row.id);
  const hints = untouched ? [] : await readHints(db, row.id);
  const view = caller?.teacherMode ? teacherViewOf : viewOf;
  const finished = row.finished_at !== null;
  const counted = new Set(finished ? countedItems(row.mode, shown, answers) : shown.items);
  const pairs = shown.items.flatMap((item, i) => {
    const question = questions[i];
    return question && counted.has(item) ? [{ item, question }] : [];
  });
  const countedIds = new Set(pairs.map(({ item }) => item.id));
  /** In test mode answers are only stored; feedback is shown after the end. */
  const regraded = (answer: AnswerRow): AnswerResult | undefined => {
    const pair = pairs.find(({ item }) => item.id === answer.question_id);
    if (!pair) return undefined;
    const { item, question } = pair;
    const graded = gradeAnswer(deps.library, question, shown.seed, answer.question_id, JSON.parse(answer.answer));
    const mended = mendedWhereAsked(deps.library, row.quiz_slug, item, question, graded);
    return { questionId: answer.question_id, ...mended, canRetry: false };
  };
  return {
    id: row.id,
    quiz_slug: row.quiz_slug,
    title: shown.title ?? deps.library.titleOf(row.quiz_slug),
    mode: row.mode as AttemptView['mode'],
    started_at: row.started_at,
    finished_at: row.finished_at,
    score_percentage: row.score_percentage,
    questions: pairs.map(({ item, question }) => ({ ...view(question, shown.seed, item.id), points: item.points, part: item.part })),
    answers: answers
      .filter(({ question_id }) => countedIds.has(question_id))
      .map(answer => {
        const hidden = row.mode === 'test' && !finished;
        return {
          questionId: answer.question_id,
          try: answer.try_number,
          answer: JSON.parse(answer.answer),
          status: hidden ? 'saved' : (answer.status as AnswerResult['status']),
          points: hidden ? 0 : answer.points,
          ...(hidden ? {} : { result: row.mode === 'test' ? regraded(answer) : (JSON.parse(answer.result) as AnswerResult) }),
        };
      }),
    hints: hints.map(hint => ({
      questionId: hint.question_id,
      used: (pairs.find(pair => pair.item.id === hint.question_id)?.question.hints ?? []).slice(0, hint.used),
    })),
    ...(finished
      ? {
          review: pairs.map(({ item, question }) => ({
            questionId: item.id,
            points: pointsOf(item.id, answers),
            topic: item.topic && deps.library.titleOf(item.topic),
            lessons: lessonsOfTask(deps.library, item),
            solution: solutionOf(question, shown.seed, item.id),
          })),
        }
      : {}),
  };
};
