import type { Shown } from '../grading/shown.ts';
import { solutionOf } from '../grading/solution.ts';
import { types } from '../types/registry.ts';
import type { PublicQuestion } from './public-shape.ts';
import { publicView } from './public-view.ts';
import type { Question, QuestionOf, QuestionType } from './schema.ts';

const explainAs = <T extends QuestionType>(type: T, question: QuestionOf<T>): string | undefined => types[type].explanation(question);

/** The same view with its key, for an approved teacher in teacher mode. Pairs are written `left:right`, blanks `a = 9`. */
export function teacherView(question: Question, seed: string): { view: PublicQuestion; shown: Shown } {
  const { view, shown } = publicView(question, seed);
  const { correct, pairs, blanks, answer } = solutionOf(question, shown);
  const keys = correct ?? (pairs && Object.entries(pairs).map(([left, right]) => `${left}:${right}`));
  const written =
    answer ??
    (blanks &&
      Object.entries(blanks)
        .map(([id, text]) => `${id} = ${text}`)
        .join('; '));
  const explanation = question.solution ?? explainAs(question.type, question);
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
