import type { HomeworkAnswer } from '@eszkerek/contract/class-homework';
import type { AnswerResult } from '@eszkerek/contract/quiz-shapes';
import type { Deps } from '../../deps.ts';
import { readAnswers } from './attempt-store.ts';
import { solutionOf, viewOf } from './grading.ts';
import { versionsOf } from './question-versions.ts';
import type { Shown } from './shown.ts';

/** An attempt for the pupil's teacher: every question with the answers given until a time. Of endless practice only what was answered. */
export const answersOfAttempt = async (
  { engine, library }: Pick<Deps, 'engine' | 'library'>,
  { id, mode, shown }: { id: string; mode: string; shown: Shown },
  until: string,
): Promise<HomeworkAnswer[]> => {
  const rows = (await readAnswers(engine.db, id)).filter(({ answered_at }) => answered_at <= until);
  const questions = await versionsOf(engine).all(engine.db, shown);
  return shown.items.flatMap((item, place) => {
    const question = questions[place];
    const given = rows.filter(({ question_id }) => question_id === item.id).sort((a, b) => a.try_number - b.try_number);
    if (!question || (mode === 'endless' && given.length === 0)) return [];
    return [
      {
        number: place + 1,
        question: viewOf(question, shown.seed, item.id),
        given: given.map(row => ({
          answer: JSON.parse(row.answer),
          status: row.status as AnswerResult['status'],
          misconception: (row.misconception && library.misconception(row.misconception)?.text) || null,
        })),
        solution: solutionOf(question, shown.seed, item.id),
      },
    ];
  });
};
