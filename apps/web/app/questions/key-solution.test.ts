import type { PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import { expect, it } from 'vitest';
import { keySolution } from './key-solution.ts';

const asked = { id: '1', question: '', hintCount: 0 };
const cards = [
  { id: 'x', text: '' },
  { id: 'y', text: '' },
];
const order: PublicQuestion = { ...asked, type: 'order', answers: cards, correct: ['y', 'x'], answer: 'y, x' };
const match: PublicQuestion = { ...asked, type: 'match', left: cards, right: cards, correct: ['x:y', 'y:x'], answer: 'x – y' };
const numeric: PublicQuestion = { ...asked, type: 'numeric', correct: [], answer: '7/20' };
const blanks = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const gaps: PublicQuestion = { ...asked, type: 'fillSteps', template: '', blanks, correct: [], answer: 'a = 9; b = 2; 3; c = 1/2' };

it.each([
  [order, { correct: ['y', 'x'] }],
  [match, { pairs: { x: 'y', y: 'x' } }],
  [numeric, { answer: '7/20' }],
  [gaps, { blanks: { a: '9', b: '2; 3', c: '1/2' } }],
])('reads the key of $type as the question closes with it', (question, solution) => {
  expect(keySolution(question)).toEqual(solution);
});
