import { question } from '@eszkerek/exercises/questions/schema';
import { expect, test } from 'vitest';
import { answerInWords } from './grading.ts';

const typed = {
  ...question.parse({ type: 'shortText', question: 'Hogy hívják?', answer: 'prompt', hints: [], solution: 'prompt', difficulty: 1 }),
  id: 'q1',
};

test('the mistake book shows what was typed, never as markup', () => {
  expect(answerInWords(typed, 'seed', 'q1', '<img src=x onerror=alert(1)>')).toBe('&lt;img src=x onerror=alert(1)&gt;');
  expect(answerInWords(typed, 'seed', 'q1', '3 < 5 & "más"')).toBe('3 &lt; 5 &amp; &quot;más&quot;');
  expect(answerInWords(typed, 'seed', 'q1', { a: '<b>' })).toBe('a: &lt;b&gt;');
  expect(answerInWords(typed, 'seed', 'q1', ['<i>', 'x'])).toBe('&lt;i&gt;; x');
});
