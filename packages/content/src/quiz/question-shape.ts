import type { Question } from '@eszkerek/exercises/questions/schema';
import { optionLengths } from '../question/check-options.ts';

/** What the checks over a whole subject count. */
export interface QuestionShape {
  type: Question['type'];
  /** Of a single choice: the right option is longer than every wrong one. */
  rightIsLongest: boolean;
}

export function shapeOf(question: Question): QuestionShape {
  if (question.type !== 'single') return { type: question.type, rightIsLongest: false };
  const { own, longestWrong } = optionLengths(question);
  return { type: question.type, rightIsLongest: own > longestWrong };
}
