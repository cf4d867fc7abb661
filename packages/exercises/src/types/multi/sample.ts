import { multiQuestion } from './schema.ts';

/** For tests: a question, and its right answer in the author's order. */
export const multiSample = {
  question: multiQuestion.parse({
    id: 'multi',
    type: 'multi',
    question: 'Melyik páros?',
    options: [
      { text: '2', correct: true, explanation: 'Páros.' },
      { text: '3', misconception: 'paratlan', explanation: 'Páratlan.' },
      { text: '4', correct: true, explanation: 'Páros.' },
      { text: '5', explanation: 'Páratlan.' },
    ],
  }),
  right: ['0', '2'],
};
