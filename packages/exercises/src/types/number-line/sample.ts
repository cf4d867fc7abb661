import { numberLineQuestion } from './schema.ts';

/** For tests: a question, and its right answer in the author's order. */
export const numberLineSample = {
  question: numberLineQuestion.parse({
    id: 'line',
    type: 'numberLine',
    question: 'Hol van?',
    line: { min: 0, max: 2, ticks: 16, labelsAt: ['0', '1', '2'] },
    answer: '9/8',
    tolerance: '1/32',
    feedback: { patterns: [{ value: '6/8', misconception: 'm', explanation: 'Nyolcadnak vetted.' }] },
  }),
  right: '1.125',
};
