import { expect, it } from 'vitest';
import { unfinishedQuestion } from './unfinished-question.ts';

const sentence = { part: 'question', place: null, html: 'Mennyi?' };
const option = (place: number, html: string) => ({ part: 'options', place, html });

it('has the options with the letters of the form, also after an empty one', () => {
  expect(unfinishedQuestion('single', [sentence, option(0, '5'), option(2, '5')])).toMatchObject({
    type: 'single',
    question: 'Mennyi?',
    answers: [{ text: '5' }, { text: '' }, { text: '5' }],
  });
});

it('has the places of answers before they are written', () => {
  const texts = (type: 'multi' | 'order') => {
    const question = unfinishedQuestion(type, [sentence]);
    return question && 'answers' in question ? question.answers.map(({ text }) => text) : [];
  };
  expect(texts('multi')).toEqual(['1. válasz', '2. válasz', '3. válasz']);
  expect(texts('order')).toEqual(['1. elem', '2. elem', '3. elem']);
  expect(unfinishedQuestion('numeric', [sentence])).toMatchObject({ type: 'numeric', question: 'Mennyi?' });
});

it('is none without a sentence, and none of pairs', () => {
  expect(unfinishedQuestion('single', [option(0, '5')])).toBeNull();
  expect(unfinishedQuestion('match', [sentence])).toBeNull();
});
