import { expect, it } from 'vitest';
import { checkTyped } from './check-typed.ts';

const spec = { answer: '3/4', check: 'FRAC', accepted: [], patterns: [], dot: 'ask' } as const;

it.each([
  ['3/', 'Hiányzik a nevező.'],
  ['-3/', 'Hiányzik a nevező.'],
  ['2 3/', 'Hiányzik a nevező.'],
  ['2 + 3/', 'Hiányzik a nevező.'],
  ['(3/)', 'Hiányzik a nevező.'],
  ['3/ cm', 'Hiányzik a nevező.'],
  ['/4', 'Hiányzik a számláló.'],
  ['-/4', 'Hiányzik a számláló.'],
  ['2 /4', 'Hiányzik a számláló.'],
  ['/', 'Üres a tört.'],
  ['2 /', 'Üres a tört.'],
  ['2^', 'Hiányzik a kitevő.'],
  ['2^-', 'Hiányzik a kitevő.'],
  ['^2', 'Hiányzik a hatvány alapja.'],
  ['√', 'Üres a gyökjel.'],
  ['3/√', 'Üres a gyökjel.'],
  ['√/2', 'Hiányzik a számláló.'],
])('says which box of %s is empty, and takes no try', (typed, words) => {
  const { status, message } = checkTyped(typed, spec);
  expect(status).toBe('unreadable');
  expect(message).toMatch(words);
});

it.each([' 3/4', '3 / 4', '3/ 4', '0,75', '.75', '3 /4'])('reads %s', typed => expect(checkTyped(typed, spec).status).toBe('correct'));

it('leaves units and letters alone', () => {
  expect(checkTyped('60 km / h', { ...spec, answer: '60', check: 'NUM', unit: 'km/h' }).status).toBe('correct');
  expect(checkTyped('3/ x', { ...spec, answer: '3/x', check: 'EXPR' }).status).toBe('correct');
});
