import type { AnswerValue, PublicOf, PublicQuestion, Solution } from '@eszkerek/contract/quiz-shapes';
import type { QuestionType } from '@eszkerek/exercises/questions/schema';
import { MathText } from './math-text.tsx';
import { reading } from './reading.ts';

function wordsAs<T extends QuestionType>(type: T, question: PublicOf<T>, answer: AnswerValue) {
  const { Words } = reading[type];
  return <Words question={question} answer={answer} />;
}

/** An answer as the pupil reads it. */
export const AnswerWords = ({ question, answer }: { question: PublicQuestion; answer: AnswerValue }) =>
  wordsAs(question.type, question, answer);

/** The right answer of a question that is closed. */
export function SolutionWords({ question, solution }: { question: PublicQuestion; solution: Solution }) {
  if (solution.answer !== undefined) return <MathText text={solution.answer} />;
  const value = solution.correct ?? solution.pairs ?? solution.blanks;
  return value ? <AnswerWords question={question} answer={value} /> : null;
}
