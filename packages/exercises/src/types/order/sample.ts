import { orderQuestion } from './schema.ts';

/** For tests: a question, and its right answer in the author's order. */
export const orderSample = {
  question: orderQuestion.parse({
    id: 'order',
    type: 'order',
    question: 'Rakd sorba!',
    items: ['egy', 'kettő', 'három', 'négy', 'öt'],
    explanation: 'Egyesével nő.',
  }),
  right: ['0', '1', '2', '3', '4'],
};
