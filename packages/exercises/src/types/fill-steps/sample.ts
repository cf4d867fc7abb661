import { fillStepsQuestion } from './schema.ts';

/** For tests: a question, and its right answer in the author's order. */
export const fillStepsSample = {
  question: fillStepsQuestion.parse({
    id: 'fill',
    type: 'fillSteps',
    question: 'Töltsd ki!',
    template: '$\\frac{[a]}{12}+\\frac{[b]}{12}=[c]$',
    blanks: [
      { id: 'a', answer: 9, wrong: [{ value: 3, misconception: 'm', explanation: 'Szorozd a számlálót is!' }] },
      { id: 'b', answer: 2 },
      { id: 'c', answer: '11/12' },
    ],
    explanation: '9 + 2 = 11.',
  }),
  right: { a: '9', b: '2', c: '11/12' },
};
