import { matchQuestion } from './schema.ts';

/** For tests: a question, and its right answer in the author's order. */
export const matchSample = {
  question: matchQuestion.parse({
    id: 'match',
    type: 'match',
    question: 'Párosíts!',
    pairs: [
      { left: 'erő', right: 'N' },
      { left: 'munka', right: 'J' },
      { left: 'energia', right: 'J' },
    ],
    extra: [{ right: 'W', misconception: 'teljesitmeny', explanation: 'A W a teljesítményé.' }],
    explanation: 'Erő: N, munka és energia: J.',
  }),
  right: { '0': '0', '1': '1', '2': '2' },
};
