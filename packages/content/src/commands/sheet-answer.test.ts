import { grade } from '@eszkerek/exercises/grading/grade';
import { question } from '@eszkerek/exercises/questions/schema';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { answerOfSheet, type sheetAnswers } from './sheet-answer.ts';

type Answer = z.output<typeof sheetAnswers>[string];
const status = (raw: unknown, answer: Answer) => {
  const read = question.parse(raw);
  return grade(read, answerOfSheet(read, answer)).status;
};

const single = {
  type: 'single',
  question: 'Mennyi?',
  options: [
    { text: '7', correct: true, explanation: 'Igen.' },
    { text: '12', explanation: 'Nem.' },
  ],
};

test('an option by letter or text', () => {
  expect(status(single, 'B')).toBe('correct');
  expect(status(single, '7')).toBe('correct');
  expect(status(single, 'A')).toBe('incorrect');
});

test('several options, an order', () => {
  expect(
    status({ ...single, type: 'multi', options: [...single.options, { text: '3', correct: true, explanation: 'Igen.' }] }, ['B', 'C']),
  ).toBe('correct');
  expect(status({ type: 'order', question: 'Rakd sorba!', items: ['9', '5', '1'], explanation: 'Csökken.' }, ['C', 'B', 'A'])).toBe(
    'correct',
  );
});

test('pairs by number and letter', () => {
  const match = {
    type: 'match',
    question: 'Párosítsd!',
    pairs: [
      { left: 'tömeg', right: 'kg' },
      { left: 'idő', right: 's' },
    ],
    extra: [{ right: 'm' }],
    explanation: 'Így.',
  };
  expect(status(match, { '1': 'C', '2': 'A' })).toBe('correct');
  expect(status(match, { tömeg: 'kg', idő: 'm' })).toBe('partial');
});

test('what is typed stays as it is', () => {
  expect(status({ type: 'numeric', question: 'Mennyi?', answer: '7/2' }, '3,5')).toBe('correct');
  const steps = { type: 'fillSteps', question: 'Töltsd ki!', template: '2+3=[a]', blanks: [{ id: 'a', answer: 5 }], explanation: 'Így.' };
  expect(status(steps, { a: '5' })).toBe('correct');
});
