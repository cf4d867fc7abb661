import { expect, it } from 'vitest';
import { isFormOf, stemsOf } from './word-forms.ts';

const isForm = (token: string, word: string): boolean => stemsOf(word).some(stem => isFormOf(token, stem));

it.each([
  ['átfogó', 'átfogójára'],
  ['munka', 'munkát'],
  ['arány', 'aránnyal'],
  ['szög', 'szögekkel'],
  ['sugár', 'sugarával'],
  ['felhajtóerő', 'felhajtóereje'],
  ['gúla', 'gúlából'],
  ['pont', 'pontjaiból'],
  ['derékszög', 'derékszögű'],
])('%s: %s is the same word', (word, token) => {
  expect(isForm(token, word)).toBe(true);
});

it.each([
  ['pont', 'pontos'],
  ['pont', 'pontszám'],
  ['erő', 'erős'],
  ['tört', 'törted'],
  ['hatvány', 'hatványozás'],
])('%s: %s is another word', (word, token) => {
  expect(isForm(token, word)).toBe(false);
});
