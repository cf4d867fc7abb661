import { expect, test } from 'vitest';
import { missingBase, offersOf } from './offers.ts';
import { smallMap } from './testing/small-map.ts';

const slugs = (p: number[], allowed = (_: number) => true) =>
  offersOf(smallMap, Float64Array.from(p), allowed).map(({ place }) => smallMap.lessons[place]?.slug);

test('offers what is ready and not known, never above the own grade', () => {
  expect(slugs([0.95, 0.95, 0.9, 0.5, 0.2, 0.3, 0.1])).toEqual(['tortek', 'szazalek']);
  expect(slugs([0.95, 0.3, 0.2, 0.1, 0.1, 0.3, 0.1])[0]).toBe('osszeadas');
});

test('leaves out what is not allowed', () => {
  expect(slugs([0.95, 0.95, 0.9, 0.5, 0.2, 0.3, 0.1], place => place !== 3)).toEqual(['szazalek']);
});

test('names the shakiest prerequisite under one half', () => {
  const p = Float64Array.from([0.9, 0.9, 0.4, 0.3, 0.2, 0.1, 0.1]);
  expect(missingBase(smallMap, p, 3, () => true)).toBe(2);
  expect(missingBase(smallMap, p, 3, () => false)).toBeUndefined();
  expect(missingBase(smallMap, p, 1, () => true)).toBeUndefined();
});
