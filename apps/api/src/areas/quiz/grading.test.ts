import { question } from '@eszkerek/exercises/questions/schema';
import { expect, test } from 'vitest';
import { testLibrary } from '../../testing/library.ts';
import { answerInWords, viewOf } from './grading.ts';

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

test('a place in a figure is called by its name', () => {
  const library = testLibrary();
  const hotspot = library
    .ofKind('quiz')
    .flatMap(({ slug }) => library.questions(slug))
    .find(({ type }) => type === 'hotspot');
  if (!hotspot) throw new Error('no hotspot question');
  const view = viewOf(hotspot, 'seed', 'q1');
  if (view.type !== 'hotspot') throw new Error(view.type);
  for (const { id, text } of view.spots) expect(answerInWords(hotspot, 'seed', 'q1', id)).toBe(text);
});
