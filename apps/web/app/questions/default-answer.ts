import type { AnswerValue, PublicQuestion } from '@eszkerek/contract/quiz-shapes';

/** The shown order is an answer as it stands; everything else must be given. */
export const defaultAnswer = (question: PublicQuestion): AnswerValue | null =>
  question.type === 'order' ? (question.answers ?? []).map(({ id }) => id) : null;
