import { singleQuestion } from './schema.ts';

/** For tests: a question, and its right answer in the author's order. */
export const singleSample = {
  question: singleQuestion.parse({
    id: 'single',
    type: 'single',
    question: 'Mennyi 2 + 3?',
    options: [
      { text: '6', misconception: 'szoroz', explanation: 'Szoroztál.' },
      { text: '5', correct: true, explanation: 'Helyes!' },
      { text: '23', misconception: 'egymas-melle', explanation: 'Egymás mellé írtad.' },
    ],
    hints: ['Számolj!'],
  }),
  right: '1',
};
