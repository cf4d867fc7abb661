import { expect, it } from 'vitest';
import { page } from './homework.test-kit.ts';
import { type Filter, filterPages } from './page-filter.ts';

const titled = (slug: string, title: string, grade: number, unit_title = 'Egyéb') => page({ slug, title, grades: [grade], unit_title });
const pages = [
  titled('mi', 'Mikor segít, és mikor vesz el tőled az MI?', 6),
  titled('kor', 'A kör részei', 6, 'A kör'),
  titled('kviz-kor', 'Kvíz: A kör részei', 6, 'A kör'),
  titled('kor-8', 'A kör kerülete', 8, 'A kör'),
  titled('aramkor', 'Egyszerű áramkör', 6, 'Elektromosság'),
  titled('helyi', 'Mennyit ér egy számjegy? – A helyi érték', 5),
  titled('tortek', 'Törtek összeadása és kivonása', 5, 'Törtek'),
  titled('tortek-6', 'Racionális számok: törtek összeadása', 6, 'Törtek'),
  titled('suruseg', 'Tömeg és sűrűség', 7, 'Anyagok'),
  titled('hotagulas', 'Hőtágulás: miért reped meg a pohár?', 7, 'Hőtan'),
  titled('kviz-hotagulas', 'Kvíz: Hőtágulás', 7, 'Hőtan'),
  titled('teszt-kor', 'Teszt: Kör és tengelyes tükrözés', 6, 'A kör'),
];
const find = (query: string, { found = [] as string[], filters = [] as Filter[] } = {}) =>
  filterPages(pages, { query, found, filters, ownGrade: ['6'] }).map(({ slug }) => slug);

it.each([
  ['helyi érték', ['helyi']],
  ['törtek összeadása', ['tortek-6', 'tortek']],
  ['sűrűség', ['suruseg']],
  ['kör', ['kor', 'kviz-kor', 'teszt-kor', 'kor-8']],
  ['hőtágulás', ['hotagulas', 'kviz-hotagulas']],
])('%s: titles of any grade, without what the site search only thinks near', (query, slugs) => {
  expect(find(query, { found: ['mi', 'aramkor', 'kor', 'helyi'] })).toEqual(slugs);
});

it('lists what the site search found, in its order, the grade of the class first, where no title fits', () => {
  expect(find('mesterséges intelligencia', { found: ['aramkor', 'helyi', 'mi'] })).toEqual(['aramkor', 'mi', 'helyi']);
});

it('finds a part of a word where no title has the word', () => {
  expect(find('ramkor')).toEqual(['aramkor']);
});

it('keeps to a chosen grade', () => {
  expect(find('helyi érték', { filters: ['6'] })).toEqual([]);
});
