import { expect, it } from 'vitest';
import type { Library } from '../library.ts';
import { checkSpelling } from './check-spelling.ts';

const library = (words: string[], reviewed: string[] = []): Library => ({
  version: '',
  forint: [],
  files: [{ file: 'a.md', kind: 'other', draft: undefined, faults: [], words: words.map((word, i): [string, number] => [word, i + 1]) }],
  curriculum: { lessons: new Map(), units: [], tests: new Map() },
  reviewedWords: new Set(reviewed),
  faults: [],
});
const wrongWords = (words: string[], reviewed?: string[]) =>
  checkSpelling(library(words, reviewed)).faults.map(fault => `${fault.line} ${fault.message}`);

it('names a wrong word with its line', () => {
  expect(wrongWords(['háromszög', 'harommszög'])).toEqual(['2 „harommszög” is not in the dictionary']);
});

it('takes reviewed words, also with a suffix after a hyphen and at the start of a sentence', () => {
  expect(wrongWords(['LNKO', 'LNKO-t', 'Ioana', 'Fakocka-szerű', 'Apotéma'], ['LNKO', 'Ioana', 'apotéma'])).toEqual([]);
});

it('looks at both sides of a hyphen', () => {
  expect(wrongWords(['piros-kék', 'piross-kék', 'Nobel-díj'])).toEqual(['2 „piross-kék” is not in the dictionary']);
});
