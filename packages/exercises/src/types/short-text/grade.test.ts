import { expect, it } from 'vitest';
import { gradeShortText } from './grade.ts';

const question = {
  type: 'shortText' as const,
  question: 'Mi az erő mértékegysége?',
  answer: 'newton',
  hints: [],
  solution: 'A newton jele: N.',
};

it('explains a right answer by the solution where the author wrote no other words for it', () => {
  expect(gradeShortText(question, 'newton')).toMatchObject({ status: 'correct', explanation: 'A newton jele: N.' });
  const told = gradeShortText({ ...question, feedback: { correct: 'Isaac Newton nevét őrzi.', patterns: [] } }, 'newton');
  expect(told.explanation).toBe('Isaac Newton nevét őrzi.');
});

it('keeps the solution to itself after a wrong answer', () => {
  expect(JSON.stringify(gradeShortText(question, 'joule'))).not.toContain('A newton jele');
});
