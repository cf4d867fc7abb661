import type { HelpDocument } from '@eszkerek/documents/pages';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { helpSearch } from './search-help.ts';

const page = (key: string, articles: [question: string, text: string][]): HelpDocument => ({
  kind: 'help',
  slug: 'sugo-x',
  title: key,
  description: '',
  category: 'help',
  grades: [],
  keywords: [],
  key,
  articles: articles.map(([question, text]) => ({ question, answer: `<p>${text}</p>`, text, keywords: ['kulcsszó'] })),
});

const search = helpSearch([
  page('fiók_és_belépés', [
    ['Elfelejtettem a jelszavam. Mit tegyek?', 'Kérj új jelszót a belépés oldalon.'],
    ['Hogyan törölhetem a fiókomat?', 'A profilodban, a Veszélyzónában.'],
  ]),
  page('fizetés', [['Mennyibe kerül az előfizetés?', 'Havonta 30 RON.']]),
]);

test('a short or empty query gives every category with its accents', () => {
  expect(Object.keys(search(''))).toEqual(['fiók_és_belépés', 'fizetés']);
  expect(search('jé')).toEqual(search(''));
});

test('accents, endings and case are forgiven; all words must be there', () => {
  expect(search('JELSZO')).toMatchObject({ fiók_és_belépés: [{ question: 'Elfelejtettem a jelszavam. Mit tegyek?' }] });
  expect(search('elofizetesek')).toMatchObject({ fizetés: [{ id: 'mennyibe-kerul-az-elofizetes', answer: '<p>Havonta 30 RON.</p>' }] });
  expect(search('jelszo kalap')).toEqual({});
});

test('a word of the question counts more than one of the answer; question words may be missing', () => {
  const ranked = helpSearch([
    page('első', [
      ['Hol a profilom?', 'Ott törölheted a fiókodat is, ha akarod.'],
      ['Mi a kerék?', 'A fiókod jele.'],
    ]),
    page('fiók', [['Hogyan törölhetem a fiókomat?', 'A Veszélyzónában.']]),
  ]);
  expect(Object.keys(ranked('fiók'))).toEqual(['fiók', 'első']);
  expect(Object.keys(ranked('hogyan kell a fiókot'))[0]).toBe('fiók');
});

test('the call answers guests', async () => {
  const { call } = await testApp();
  expect((await call('GET', '/api/help')).body).toMatchObject({ success: true });
  expect((await call('GET', '/api/help?q=zzzzzz')).body).toEqual({ success: true, data: {} });
});
