import type { AnswerResult, AnswerValue, PublicQuestion, Solution } from '@eszkerek/contract/quiz-shapes';
import { withoutPraise } from '@eszkerek/exercises/grading/without-praise';
import { LETTERS } from './shared/letters.ts';

/** Reasons of several right options: each with the letter that its option has here, in the order of the letters. */
export function letteredSolution<S extends Solution | null>(question: PublicQuestion, solution: S, letters = LETTERS): S {
  const { correct = [], explanations = {}, text } = solution ?? {};
  const reasonOf = (id: string) => withoutPraise(explanations[id] ?? '');
  // What an author wrote as the solution speaks of all of them together.
  if (!solution || !('answers' in question) || correct.length < 2 || text !== correct.map(reasonOf).join(' ')) return solution;
  const reasons = question.answers.flatMap(({ id }, place) => (correct.includes(id) ? [`<b>${letters[place]})</b> ${reasonOf(id)}`] : []));
  return { ...solution, text: reasons.join('<br>') };
}

/** Once several options are closed, each that was marked wrongly has its reason: before, the reply tells one of them alone. */
export function letteredResult<R extends AnswerResult | null>(
  question: PublicQuestion,
  result: R,
  solution: Solution | null,
  answer: AnswerValue | null | undefined,
): R {
  const { correct = [], explanations = {} } = solution ?? {};
  if (!result || result.canRetry || question.type !== 'multi' || !Array.isArray(answer)) return result;
  const reasons = question.answers.flatMap(({ id }, place) =>
    answer.includes(id) && !correct.includes(id) && explanations[id] ? [`<b>${LETTERS[place]})</b> ${explanations[id]}`] : [],
  );
  return reasons.length < 2 ? result : { ...result, explanation: reasons.join('<br>') };
}
