import { expect, it } from 'vitest';
import { TermFinder } from './term-finder.ts';

const finder = new TermFinder<string>();
for (const word of ['háromszög', 'derékszögű háromszög', 'közös osztó', 'LNKO']) finder.add(word, word);
const found = (text: string) => finder.find(text).map(({ word, form, at }) => ({ word, form, at }));

it('finds a term in the form of the sentence', () => {
  expect(found('Rajzolj két háromszöget!')).toEqual([{ word: 'háromszög', form: 'háromszöget', at: 12 }]);
});

it('a longer term hides the shorter one inside it', () => {
  expect(found('a derékszögű háromszögnek')).toMatchObject([{ word: 'derékszögű háromszög', form: 'derékszögű háromszögnek' }]);
});

it('a comma or a full stop parts the words of a term', () => {
  expect(found('Mi a közös? Osztó vagy többszörös?')).toEqual([]);
  expect(found('Keresd a közös osztójukat!')).toMatchObject([{ word: 'közös osztó' }]);
});

it('an acronym is written in capitals', () => {
  expect(found('Az LNKO-ja 6.')).toMatchObject([{ word: 'LNKO' }]);
  expect(found('lnko')).toEqual([]);
});

it('tells the place of each of two equal words', () => {
  expect(found('A háromszög nem háromszög.').map(({ at }) => at)).toEqual([2, 16]);
});
