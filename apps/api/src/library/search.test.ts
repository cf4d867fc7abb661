import { describe, expect, test } from 'vitest';
import { testLibrary } from '../testing/library.ts';

const found = (query: string): string[] =>
  testLibrary()
    .search(query)
    .map(({ slug }) => slug);

describe('search over the real pages', () => {
  test.each([
    ['tortekkel', /tort/],
    ['Háromszögek', /haromszog/],
    ['haromszog', /haromszog/],
    ['pitagorsz', /pitagorasz/],
  ])('%s finds what was meant', (query, meant) => {
    expect(found(query)[0]).toMatch(meant);
  });

  test('accents and case make no difference', () => {
    expect(found('HÁROMSZÖG')).toEqual(found('haromszog'));
  });

  test('the lesson of a title comes before its quiz and its practice', () => {
    expect(found('törtek összeadása')[0]).toBe('matek-5-tortek-osszeadasa');
    expect(found('négyzetgyök')[0]).toBe('matek-7-negyzetgyok');
  });

  test('nothing absurd is found', () => {
    expect(found('qwxzv')).toEqual([]);
    expect(found('pitagorsz').filter(slug => !slug.includes('pitagorasz'))).toEqual([]);
  });
});
