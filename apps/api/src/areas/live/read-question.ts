import { AppError } from '@eszkerek/contract';
import type { PublicQuestion, Solution } from '@eszkerek/contract/quiz-shapes';
import { solutionOf, teacherViewOf } from '../quiz/grading.ts';
import type { Live } from './context.ts';
import { loadState } from './load-state.ts';

interface ReadQuestion {
  question: PublicQuestion;
  solution: Solution;
  answers: { participant: string; round: number; label: string; right: boolean }[];
}

/** One question with its key and every answer to it, for the teacher who holds the lesson. */
export const readQuestion = async (live: Live, lessonId: string, index: number): Promise<ReadQuestion> => {
  const state = await loadState(live, lessonId);
  const asked = state?.asked(index);
  if (!state || !asked) throw new AppError('notFound');
  const { item, question, seed } = asked;
  return {
    question: teacherViewOf(question, seed, item.id),
    solution: solutionOf(question, seed, item.id),
    answers: state.answers
      .filter(row => row.question_id === item.id)
      .toSorted((a, b) => a.round - b.round)
      .map(({ participant_id, round, label, status }) => ({ participant: participant_id, round, label, right: status === 'correct' })),
  };
};
