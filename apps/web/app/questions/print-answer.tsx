import type { PublicOf, PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import type { QuestionType } from '@eszkerek/exercises/questions/schema';
import { reading } from './reading.ts';

function printAs<T extends QuestionType>(type: T, question: PublicOf<T>) {
  const { Print } = reading[type];
  return <Print question={question} />;
}

/** Where the pupil writes on paper. */
export const PrintAnswer = ({ question }: { question: PublicQuestion }) => printAs(question.type, question);
