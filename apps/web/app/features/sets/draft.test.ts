import type { OwnQuestion } from '@eszkerek/contract/set-shapes';
import { expect, it } from 'vitest';
import { emptyDraft, toDraft, toQuestion } from './draft.ts';

const stored: OwnQuestion[] = [
  {
    type: 'single',
    question: 'Mennyi?',
    difficulty: 3,
    options: [{ text: '5', correct: true }, { text: '6', misconception: 'a-b' }, { text: '7' }],
    solution: 'Így.',
    hints: ['Egy', 'Kettő'],
    figure: { kind: 'clock', clocks: [{ hour: 7, minute: 45 }] },
  },
  { type: 'numeric', question: 'Mennyi?', difficulty: 2, answer: '1/2', accepted: ['0,5'], unit: 'm' },
  { type: 'order', question: 'Rakd sorba!', difficulty: 1, items: ['a', 'b', 'c'] },
  {
    type: 'match',
    question: 'Párosíts!',
    difficulty: 2,
    pairs: [
      { left: 'a', right: '1' },
      { left: 'b', right: '2' },
    ],
  },
];

it.each(stored.map(question => [question.type, question] as const))(
  'a stored %s question comes back from the form as it was',
  (_, question) => {
    expect(toQuestion(toDraft(question))).toEqual(question);
  },
);

it('leaves out what is empty and sends an unreadable figure to be refused', () => {
  expect(toQuestion({ ...emptyDraft, question: 'Mi?', figure: '{kind' })).toEqual({
    type: 'single',
    question: 'Mi?',
    difficulty: 2,
    options: [],
    figure: '{kind',
  });
});

it('takes the marks of other programs round a formula for dollars', () => {
  const pairs = [{ left: '\\(x\\)', right: '\\[y\\]' }];
  expect(toQuestion({ ...emptyDraft, type: 'match', question: 'Mennyi \\( \\frac{1}{2} \\)?', pairs })).toMatchObject({
    question: 'Mennyi $\\frac{1}{2}$?',
    pairs: [{ left: '$x$', right: '$y$' }],
  });
});
