import { expect, it } from 'vitest';
import { load } from '../load.ts';
import { listTitles, sentence } from './describe.ts';

it.each([
  ['Mit jelent a tört?', 'Mit jelent a tört?'],
  ['Építs döntési fát!', 'Építs döntési fát!'],
  ['Törtek osztása', 'Törtek osztása.'],
])('ends %s once', (text, expected) => expect(sentence(text)).toBe(expected));

it('lists whole titles and counts the rest', () => {
  expect(listTitles('Négy lecke:', ['Mi a tört?', 'Bővítés'])).toBe('Négy lecke: Mi a tört?; Bővítés.');
  expect(listTitles('Három lecke:', ['Első lecke', 'Második lecke', 'Harmadik'], 45)).toBe('Három lecke: Első lecke és még 2 lecke.');
  expect(listTitles('Egy lecke:', ['Hosszú cím, amely nem fér el'], 20)).toBe('Egy lecke.');
});

it('gives every page a description of whole sentences', () => {
  const wrong = load()
    .content.documents.filter(
      ({ description }) => description.length > 180 || /[.!?…]\.$/.test(description) || !/[.!?…)”]$/.test(description),
    )
    .map(({ slug, description }) => `${slug}: ${description}`);
  expect(wrong).toEqual([]);
});
