import type { AnswerValue, PublicOf, PublicQuestion, Solution } from '@eszkerek/contract/quiz-shapes';
import type { QuestionType } from '@eszkerek/exercises/questions/schema';
import { MathText } from './math-text.tsx';
import { reading } from './reading.ts';

interface AnswerWordsProps {
  question: PublicQuestion;
  answer: AnswerValue;
  /** With it the words tell which parts were wrong. */
  solution?: Solution;
}

function wordsAs<T extends QuestionType>(type: T, question: PublicOf<T>, answer: AnswerValue, solution: Solution | undefined) {
  const { Words } = reading[type];
  return <Words question={question} answer={answer} solution={solution} />;
}

/** An answer as the pupil reads it. */
export const AnswerWords = ({ question, answer, solution }: AnswerWordsProps) => wordsAs(question.type, question, answer, solution);

/** The right answer of a question that is closed. */
export function SolutionWords({ question, solution }: { question: PublicQuestion; solution: Solution }) {
  if (solution.answer !== undefined) return <MathText text={solution.answer} />;
  const value = solution.correct ?? solution.pairs ?? solution.blanks;
  return value ? <AnswerWords question={question} answer={value} /> : null;
}
