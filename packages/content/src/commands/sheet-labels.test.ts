import { expect, test } from 'vitest';
import { labelled, letterOf, placeOf } from './sheet-labels.ts';

const texts = ['piros', 'kék', '2', 'zöld'];

test('the sheet hides the order of the author', () => {
  expect(labelled(texts, letterOf)).toEqual(['  A) 2', '  B) kék', '  C) piros', '  D) zöld']);
});

test('a letter, a number or the text itself leads back to the place of the author', () => {
  expect(placeOf('c', texts, letterOf)).toBe('0');
  expect(placeOf('kék', texts, letterOf)).toBe('1');
  expect(placeOf(2, texts, letterOf)).toBe('2');
  expect(placeOf(4, texts, place => String(place + 1))).toBe('3');
  expect(() => placeOf('lila', texts, letterOf)).toThrow('lila');
});
