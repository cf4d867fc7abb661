import { expect, it } from 'vitest';
import { foretold, happened, isAnswered, missingAsk, openAsk } from './ask.ts';
import { asks } from './ask-schema.ts';

const list = asks.parse([
  { id: 'ask-a', when: 'start', question: 'Mit jósolsz?', options: ['több', 'kevesebb'], judge: 'by-measurement', truth: 'több' },
  { id: 'ask-b', when: 'first-row', question: 'Melyik?', options: ['x', 'y'], answer: 'y' },
  { id: 'ask-c', when: 'after-ask-b', question: 'És most?', options: ['x', 'y'], answer: 'x' },
]);

it('asks one by one, when the event is there', () => {
  expect(openAsk(list, {}, [])?.id).toBe('ask-a');
  expect(openAsk(list, { 'ask-a': 'több' }, [])).toBeUndefined();
  expect(openAsk(list, { 'ask-a': 'több' }, ['first-row'])?.id).toBe('ask-b');
  expect(openAsk(list, { 'ask-a': 'több', 'ask-b': 'x' }, ['first-row'])?.id).toBe('ask-b');
  expect(openAsk(list, { 'ask-a': 'több', 'ask-b': 'y' }, ['first-row'])?.id).toBe('ask-c');
});

it('takes any prediction, and only the right answer', () => {
  const [predict, right] = list;
  expect(predict && isAnswered(predict, { 'ask-a': 'kevesebb' })).toBe(true);
  expect(right && isAnswered(right, { 'ask-b': 'x' })).toBe(false);
  expect(happened('ask-b', [], list, { 'ask-b': 'y' })).toBe(true);
});

it('says what is missing of the goal', () => {
  expect(missingAsk(['ask-b'], list, {}, [])?.say).toContain('még kapsz egy kérdést');
  expect(missingAsk(['ask-b'], list, {}, ['first-row'])?.say).toBe('Még egy kérdés a végére!');
  expect(missingAsk(['ask-b', 'ask-c'], list, {}, ['first-row'])?.say).toBe('Még 2 kérdés a végére!');
  expect(missingAsk(['ask-a'], list, { 'ask-a': 'több' }, [])).toBeNull();
});

it('says how a prediction came out', () => {
  expect(foretold(list, { 'ask-a': 'kevesebb', 'ask-b': 'y' })).toEqual(['Azt jósoltad: „kevesebb”. A kísérlet mást mutatott: „több”.']);
  expect(foretold(list, { 'ask-a': 'több' })).toEqual(['Bejött a jóslatod: „több”.']);
  expect(foretold(list, {})).toEqual([]);
});

it('refuses a question with two keys, without one, or with a key that is no option', () => {
  const base = { id: 'q', when: 'start', question: 'Mi?', options: ['a', 'b'] };
  const judge = 'by-measurement';
  for (const bad of [
    {},
    { answer: 'a', judge, truth: 'a' },
    { answer: 'c' },
    { judge },
    { judge, truth: 'c' },
    { answer: 'a', truth: 'a' },
  ])
    expect(asks.safeParse([{ ...base, ...bad }]).success).toBe(false);
});
