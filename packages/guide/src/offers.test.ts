import { expect, test } from 'vitest';
import { masteryOfAll } from './mastery.ts';
import { nextPlaces, offersOf } from './offers.ts';
import { seenFrom } from './pupil-map.ts';
import { buildSubjectMap } from './subject-map.ts';
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

const next = (p: number[], missed?: number) =>
  nextPlaces(smallMap, Float64Array.from(p), { toLearn: place => (p[place] ?? 0) <= 0.7, isMissed: place => place === missed }, 3).map(
    ({ place, before }) => [place, before].map(at => smallMap.lessons[at ?? -1]?.slug),
  );

test('a lesson of the own year comes before what builds on it, however likely', () => {
  expect(next([0.95, 0.95, 0.9, 0.6, 0.65, 0.3, 0.1])).toEqual([['tortek', undefined]]);
  expect(next([0.95, 0.95, 0.8, 0.7, 0.35, 0.3, 0.1])).toEqual([['tortek', 'szazalek']]);
  expect(next([0.95, 0.95, 0.9, 0.8, 0.65, 0.3, 0.1])).toEqual([['szazalek', undefined]]);
});

test('a lesson of the own year that was never asked comes before what builds on it, even if it is probably known', () => {
  const p = Float64Array.from([0.95, 0.95, 0.9, 0.8, 0.65, 0.3, 0.1]);
  const places = (untouched: number) =>
    nextPlaces(smallMap, p, { toLearn: place => (p[place] ?? 0) <= 0.7, isUntouched: place => place === untouched }, 3);
  expect(places(3)).toEqual([{ place: 3, before: 4 }]);
  // Last year's was taught at school.
  expect(places(2)).toEqual([{ place: 4 }]);
});

test('an earlier lesson comes first only if it was missed or is rather not known, down to the lowest one', () => {
  expect(next([0.95, 0.95, 0.6, 0.6, 0.9, 0.1, 0.1])).toEqual([
    ['szorzas', undefined],
    ['tortek', undefined],
  ]);
  expect(next([0.95, 0.95, 0.6, 0.6, 0.9, 0.1, 0.1], 2)).toEqual([['szorzas', undefined]]);
  expect(next([0.95, 0.3, 0.4, 0.6, 0.9, 0.1, 0.1])).toEqual([['osszeadas', undefined]]);
});

test('leaves out what only the other country teaches, and looks through it to what it builds on', () => {
  const lesson = (slug: string, ro: number[], hu: number[], prerequisites: string[] = []) => ({
    slug,
    unit: 'a',
    grades: { ro, hu },
    prerequisites,
  });
  const both = buildSubjectMap([
    lesson('szamok', [5], [5]),
    lesson('csak-ro', [6], [], ['szamok']),
    lesson('tortek', [6], [6], ['csak-ro']),
  ]);
  const offered = (country: 'ro' | 'hu') => {
    const map = seenFrom(both, { grade: 6, country });
    const p = masteryOfAll(map, new Map(), 0);
    return { window: map.window, needs: map.needs[2], offers: offersOf(map, p, () => true).map(({ place }) => place) };
  };
  expect(offered('ro')).toMatchObject({ window: [0, 1, 2], needs: [1] });
  expect(offered('hu')).toMatchObject({ window: [0, 2], needs: [0] });
  expect(offered('ro').offers).toContain(1);
  expect(offered('hu').offers).not.toContain(1);
});
