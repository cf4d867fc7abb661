import type { Shown } from '../grading/shown.ts';
import { solutionOf } from '../grading/solution.ts';
import { type PublicQuestion, publicView } from './public-view.ts';
import type { Question } from './schema.ts';

export type TeacherQuestion = PublicQuestion & { correct?: string[]; answer?: string; explanation?: string };

const explanationOf = (question: Question): string | undefined => {
  if (question.solution) return question.solution;
  if (question.type === 'single' || question.type === 'multi') return question.options.find(o => o.correct)?.explanation;
  return 'explanation' in question ? question.explanation : question.feedback?.correct;
};

/** The same view with its key, for an approved teacher in teacher mode. Pairs are written `left:right`, blanks `a = 9`. */
export function teacherView(question: Question, seed: string): { view: TeacherQuestion; shown: Shown } {
  const { view, shown } = publicView(question, seed);
  const { correct, pairs, blanks, answer } = solutionOf(question, shown);
  const keys = correct ?? (pairs && Object.entries(pairs).map(([left, right]) => `${left}:${right}`));
  const written =
    answer ??
    (blanks &&
      Object.entries(blanks)
        .map(([id, text]) => `${id} = ${text}`)
        .join('; '));
  const explanation = explanationOf(question);
  return {
    view: {
      ...view,
      ...(keys ? { correct: [...keys] } : {}),
      ...(written ? { answer: written } : {}),
      ...(explanation ? { explanation } : {}),
    },
    shown,
  };
}
