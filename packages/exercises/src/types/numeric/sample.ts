import { numericQuestion } from './schema.ts';

/** For tests: a question, and its right answer in the author's order. */
export const numericSample = {
  question: numericQuestion.parse({
    id: 'numeric',
    type: 'numeric',
    question: 'Hány liter?',
    answer: '7/20',
    check: 'FRAC',
    unit: 'liter',
  }),
  right: '0,35 l',
};
