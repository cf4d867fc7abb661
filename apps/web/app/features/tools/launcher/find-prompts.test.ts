import { describe, expect, it } from 'vitest';
import { findPrompts } from './find-prompts.ts';

const prompts = [
  { id: 'a', title: 'Mit kér a feladat?', tags: ['szöveges'] },
  { id: 'b', title: 'Ellenőrzés', why: 'Ha kész vagy' },
  { id: 'c', title: 'Hasonló feladat' },
];
const ids = (query: string, favourite = '') => findPrompts(prompts, query, id => id === favourite).map(prompt => prompt.id);

describe('search among ready prompts', () => {
  it('forgives accents and capitals and reads tags and use', () => {
    expect(ids('FELADAT')).toEqual(['a', 'c']);
    expect(ids('szoveges')).toEqual(['a']);
    expect(ids('kesz')).toEqual(['b']);
    expect(ids('hasonló feladat')).toEqual(['c']);
    expect(ids('nincs ilyen')).toEqual([]);
  });

  it('puts favourites first', () => {
    expect(ids('', 'c')).toEqual(['c', 'a', 'b']);
  });
});
