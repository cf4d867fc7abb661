import { load } from '@eszkerek/content/load';
import { describe, expect, test } from 'vitest';
import { testLibrary } from '../testing/library.ts';
import { createSearch } from './search.ts';
import { QUERIES } from './testing/queries.ts';

const found = (query: string): string[] =>
  testLibrary()
    .search(query)
    .hits.map(({ slug }) => slug);

describe('search over the real pages', () => {
  test.each([
    ['tortekkel', /tort/],
    ['Háromszögek', /haromszog/],
    ['haromszog', /haromszog/],
    ['pitagorsz', /pitagorasz/],
    ['lépésőr', /^gyakorlo-matek-/],
  ])('%s finds what was meant', (query, meant) => {
    expect(found(query)[0]).toMatch(meant);
  });

  test('a page found by the name of something it holds says so', () => {
    const featureOfFirst = (query: string) => testLibrary().search(query).hits[0]?.feature;
    expect(featureOfFirst('lepesor')).toBe('Lépésőr');
    expect(featureOfFirst('egyenletek')).toBeUndefined();
  });

  test('accents and case make no difference', () => {
    expect(found('HÁROMSZÖG')).toEqual(found('haromszog'));
  });

  test('the lesson of a title comes before its quiz and its practice', () => {
    expect(found('törtek összeadása')[0]).toBe('matek-5-tortek-osszeadasa');
    expect(found('négyzetgyök')[0]).toBe('matek-7-negyzetgyok');
  });

  test('of some kinds only, the practice of a title stands beside its quiz', () => {
    const slugs = testLibrary()
      .search('tört', ['quiz', 'test', 'practice'])
      .hits.map(({ slug }) => slug);
    expect(slugs.slice(0, 2).toSorted()).toEqual(['gyakorlo-matek-5-mit-jelent-a-tort', 'kviz-matek-5-mit-jelent-a-tort']);
  });

  test('two words of a title are also found written as one', () => {
    const [first] = testLibrary().search('helyiérték', ['quiz', 'test', 'practice']).hits;
    expect(first?.slug).toMatch(/^(kviz|gyakorlo)-matek-5-helyiertek$/);
    expect(found('helyiérték')[0]).toBe('matek-5-helyiertek');
  });

  test('nothing absurd is found', () => {
    expect(found('qwxzv')).toEqual([]);
    expect(found('pitagorsz')[0]).toContain('pitagorasz');
    expect(found('pitagorsz').filter(slug => !found('pitagorasz').includes(slug))).toEqual([]);
  });

  test('question words carry no weight', () => {
    expect(found('hogy kell törtet osztani')[0]).toBe('matek-5-tortek-osztasa');
    expect(found('tört').slice(0, 3)).toContain('matek-5-mit-jelent-a-tort');
  });

  test.each(Object.entries(QUERIES))('%s: at least 95 % of the queries have their page in the top three', (_, queries) => {
    expect(queries.length).toBeGreaterThanOrEqual(20);
    const missed = queries.filter(([query, best]) => !found(query).slice(0, 3).includes(best));
    expect(missed.length / queries.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.05);
  });

  test('lessons that are not written are named, never among the hits', () => {
    const { search, synonyms } = load().content;
    const isOhm = ({ slug }: { slug: string }) => slug === 'fizika-8-ohm-torvenye';
    const ask = createSearch({ search: search.filter(entry => !isOhm(entry)), upcoming: search.filter(isOhm), synonyms });
    expect(ask('ohm törvénye').upcoming).toEqual([{ title: 'Ohm törvénye, ellenállás' }]);
    expect(ask('ohm törvénye').hits.filter(isOhm)).toEqual([]);
    expect(ask('törtek osztása').upcoming).toEqual([]);
  });

  test('words beyond the limit and repeated words change nothing', () => {
    const words = Array.from({ length: 12 }, (_, i) => `szo${i}`).join(' ');
    expect(found(`${words} négyzetgyök`)).toEqual(found(words));
    expect(found('tört '.repeat(200))).toEqual(found('tört'));
  });

  test('a search is fast, and so is the worst query', () => {
    const queries = [...Object.values(QUERIES).flatMap(list => list.map(([query]) => query)), 'ta te to '.repeat(66), 'szám '.repeat(200)];
    for (const query of queries) found(query);
    const { user, system } = process.cpuUsage();
    for (const query of queries) found(query);
    const after = process.cpuUsage();
    const milliseconds = (after.user + after.system - user - system) / 1000;
    expect(milliseconds / queries.length).toBeLessThan(5);
  });
});
