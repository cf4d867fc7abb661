import type { PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import { expect, test } from 'vitest';
import { printedKey } from '../../../questions/reading.ts';
import { variantOf } from './variants.ts';

const items = (...ids: string[]) => ids.map(id => ({ id, text: `szöveg ${id}` }));
const questions: PublicQuestion[] = [
  { id: 'q1', type: 'single', question: '', hintCount: 0, answers: items('w', 'x', 'y', 'z'), correct: ['y'] },
  { id: 'q2', type: 'order', question: '', hintCount: 0, answers: items('p', 'q', 'r'), correct: ['r', 'p', 'q'] },
  { id: 'q3', type: 'match', question: '', hintCount: 0, left: items('l', 'm'), right: items('s', 't', 'u'), correct: ['l:u', 'm:s'] },
  { id: 'q4', type: 'numeric', question: '', hintCount: 0, answer: '5/6' },
  { id: 'q5', type: 'multi', question: '', hintCount: 0, answers: items('i', 'j', 'k'), correct: ['k', 'i'] },
];
const answersOf = (question: PublicQuestion) => ('answers' in question ? question.answers : []);
/** What a key says, read back through the sheet it belongs to. */
const meaning = (question: PublicQuestion): string => {
  const at = (letter: string, list: readonly { id: string }[] = []) => list['abcdefghij'.indexOf(letter)]?.id ?? '?';
  const key = printedKey(question);
  if (question.type === 'match')
    return key
      .split(', ')
      .map(pair => {
        const [number = '', letter = ''] = pair.split('–');
        return `${question.left[Number(number) - 1]?.id}:${at(letter, question.right)}`;
      })
      .sort()
      .join();
  if (question.type === 'numeric') return key;
  const ids = key.split(/, | → /).map(letter => at(letter, answersOf(question)));
  return (question.type === 'order' ? ids : ids.sort()).join();
};

test('both sheets hold the same questions, and B differs from A', () => {
  const [a, b] = [variantOf(questions, 'kviz-x', 'A'), variantOf(questions, 'kviz-x', 'B')];
  expect(b.map(({ id }) => id).sort()).toEqual(a.map(({ id }) => id).sort());
  expect(b.map(({ id }) => id)).not.toEqual(a.map(({ id }) => id));
  expect(
    b
      .filter(({ id }) => id === 'q1')
      .flatMap(answersOf)
      .map(({ id }) => id),
  ).not.toEqual(['w', 'x', 'y', 'z']);
});

test('the key of each sheet means the same answers', () => {
  const right: Record<string, string> = { q1: 'y', q2: 'r,p,q', q3: 'l:u,m:s', q4: '5/6', q5: 'i,k' };
  for (const variant of ['A', 'B'] as const)
    for (const question of variantOf(questions, 'kviz-x', variant)) expect(meaning(question)).toBe(right[question.id]);
});

test('a sheet is printed the same way every time', () => {
  expect(variantOf(questions, 'kviz-x', 'B')).toEqual(variantOf(questions, 'kviz-x', 'B'));
});
