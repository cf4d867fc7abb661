import { shortTextQuestion } from './schema.ts';

/** For tests: a question, and its right answer in the author's order. */
export const shortTextSample = {
  question: shortTextQuestion.parse({
    id: 'short',
    type: 'shortText',
    question: 'Tömeg osztva térfogattal?',
    answer: 'sűrűség',
    accepted: ['a sűrűség'],
  }),
  right: 'Suruseg',
};
