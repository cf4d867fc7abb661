import type { Shown } from '../grading/shown.ts';
import { solutionOf } from '../grading/solution.ts';
import type { Solution } from '../grading/solution-shape.ts';
import { types } from '../types/registry.ts';
import type { PublicQuestion } from './public-shape.ts';
import { publicView } from './public-view.ts';
import type { Question, QuestionOf, QuestionType } from './schema.ts';
import { answerWords } from './words.ts';

const explainAs = <T extends QuestionType>(type: T, question: QuestionOf<T>): string | undefined => types[type].explanation(question);

/** The right answer as a teacher reads it: what is typed, `a = 9` for each blank, or the texts of what is chosen. */
function inWords(view: PublicQuestion, { answer, blanks, correct, pairs }: Solution): string {
  if (answer !== undefined) return answer;
  if (blanks)
    return Object.entries(blanks)
      .map(([id, text]) => `${id} = ${text}`)
      .join('; ');
  return answerWords(view, pairs ?? correct ?? [], text => text);
}

/** The same view with its key, for an approved teacher in teacher mode. Pairs are written `left:right`; nothing is chosen where the answer is typed. */
export function teacherView(question: Question, seed: string): { view: PublicQuestion; shown: Shown } {
  const { view, shown } = publicView(question, seed);
  const solution = solutionOf(question, shown);
  const { correct, pairs } = solution;
  const ids = correct ?? (pairs ? Object.entries(pairs).map(([left, right]) => `${left}:${right}`) : []);
  const explanation = question.solution ?? explainAs(question.type, question) ?? '';
  return { view: { ...view, correct: [...ids], answer: inWords(view, solution), explanation }, shown };
}
