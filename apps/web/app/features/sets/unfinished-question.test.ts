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

it('has no answers before they are written', () => {
  expect(unfinishedQuestion('multi', [sentence])).toMatchObject({ answers: [] });
  expect(unfinishedQuestion('numeric', [sentence])).toMatchObject({ type: 'numeric', question: 'Mennyi?' });
});

it('is none without a sentence, and none of pairs', () => {
  expect(unfinishedQuestion('single', [option(0, '5')])).toBeNull();
  expect(unfinishedQuestion('match', [sentence])).toBeNull();
});
