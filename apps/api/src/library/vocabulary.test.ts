import type { SearchEntry } from '@eszkerek/documents/compiled';
import { expect, test } from 'vitest';
import type { Postings } from './search-index.ts';
import { hungarianStem } from './stem.ts';
import { isOneTypoAway, Vocabulary } from './vocabulary.ts';

const postings: Postings = new Map(
  ['tizedes', 'tized', 'tort', 'negyzetgyok', 'atlag'].map(word => [word, new Map<SearchEntry, number>()]),
);
const vocabulary = new Vocabulary(postings);

test.each([
  ['pitagorasz', 'pitagorsz', true],
  ['hatvany', 'hatvayn', true],
  ['hatvany', 'hatvany', true],
  ['hatvany', 'hatvanyok', false],
  ['sebesseg', 'suruseg', false],
])('%s and %s are one typo apart: %s', (a, b, isNear) => {
  expect(isOneTypoAway(a, b)).toBe(isNear);
});

test.each([
  ['tizedestort', ['tizedes', 'tort']],
  ['negyzetgyek', ['negyzetgyok']],
  ['negyzet gyok', ['negyzetgyok']],
  ['tort', ['tort']],
])('%s means %s', (typed, words) => {
  expect(vocabulary.resolve(typed.split(' '))).toEqual(expect.arrayContaining(words));
});

test.each([
  ['tort', 'tortek', 'torttel', 'tortekkel', 'tortet', 'tortekrol'],
  ['osztas', 'osztani', 'osztasa', 'osztasanak'],
  ['emelo', 'emelok', 'emelokkel', 'emelot'],
  ['szorzas', 'szorozni', 'szorzasa'],
  ['kor', 'korok', 'kornek', 'korrel'],
  ['ero', 'erok', 'erovel', 'erokkel'],
])('the forms of %s have one stem', (...forms) => {
  expect(new Set(forms.map(hungarianStem)).size, forms.map(hungarianStem).join()).toBe(1);
});
