import { expect, it } from 'vitest';
import { isQuizSlug } from './is-quiz-slug.ts';

it.each(['kviz-matek-5-tortek', 'teszt-fizika-7-vektorok', 'gyakorlo-matek-5-tortek', 'kihivas-matek-5-tortek'])('%s is a quiz', slug => {
  expect(isQuizSlug(slug)).toBe(true);
});

it.each(['matek-5-tortek', 'villamteszt-matek-5', 'muhely-kviz-keszitese', 'proba-felveteli-matek'])('%s is not', slug => {
  expect(isQuizSlug(slug)).toBe(false);
});
