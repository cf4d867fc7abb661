import { expect, it } from 'vitest';
import { classFirst, isTitleHit } from './title-search.ts';

const titled = (title: string) => ({ title, unit_title: '' });

it.each([
  ['helyiérték', 'Kvíz: A helyi érték'],
  ['helyi érték', 'A helyiérték'],
  ['helyi-érték', 'A helyi érték'],
])('finds %s in „%s”', (searched, title) => {
  expect(isTitleHit(titled(title), searched)).toBe(true);
});

it('finds no word that begins inside another one', () => {
  expect(isTitleHit(titled('Az áramkör részei'), 'kör')).toBe(false);
});

it('puts a title written in two words before what is only near', () => {
  const near = { title: 'Behelyettesítés', grades: [6] };
  const named = { title: 'Kvíz: A helyi érték', grades: [5] };
  expect(classFirst([near, named], 'helyiérték', ['6'])).toEqual([named, near]);
});
