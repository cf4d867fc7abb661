import { expect, it } from 'vitest';
import { HUNSPELL_MISSING, misspelt } from './hunspell.ts';

it('finds the words the Hungarian dictionary does not know', () => {
  expect(misspelt(['szó']), HUNSPELL_MISSING).toBeDefined();
  expect(misspelt(['háromszög', 'harommszög', 'törtekkel', 'színes', 'szines'])).toEqual(new Set(['harommszög', 'szines']));
});

it('says so when the program is missing', () => {
  expect(misspelt(['szó'], 'hunspell-that-is-not-installed')).toBeUndefined();
});
