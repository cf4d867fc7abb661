import { expect, test } from 'vitest';
import type { Label } from './labels.ts';
import { agoInWords, REASONS, reasonText } from './reasons.ts';

test('a reason names its facts', () => {
  expect(reasonText({ id: 'due', days: 15 })).toBe('Két hete csináltad utoljára. Egy rövid ismétléssel megmarad.');
  expect(reasonText({ id: 'base', lesson: 'Hatvány', minutes: 8 })).toBe('Erre épül: „Hatvány”. Kezdjük ezzel, 8 perc.');
});

test('what a lesson builds on is told in the word of the map, and without one where it is neither forming nor known', () => {
  const said = (state?: Label) => reasonText({ id: 'next', lesson: 'Törtek', base: 'matek-5-tortek', state });
  expect(said('forming')).toBe('Azért ez jön, mert „Törtek” már alakul.');
  expect(said('known')).toBe('Azért ez jön, mert „Törtek” már megvan.');
  for (const state of ['new', 'repeat', undefined] as const) expect(said(state)).toBe('Ez következik „Törtek” után.');
});

test('a warm-up of several tasks does not promise one', () => {
  for (const id of ['warmup', 'warmup-lately', 'after-break'] as const) expect(reasonText({ id })).not.toMatch(/egy (?:könnyű )?feladat/i);
});

test.each([
  [0, 'Ma'],
  [1, 'Tegnap'],
  [3, 'Három napja'],
  [8, 'Egy hete'],
  [30, 'Négy hete'],
  [90, 'Régen'],
])('%s days ago', (days, words) => {
  expect(agoInWords(days)).toBe(words);
});

test('no reason blames, ranks or shows a percentage', () => {
  for (const id of REASONS) expect(reasonText({ id })).not.toMatch(/elmaradt|gyenge|elvesztett|rossz|%/i);
});

test('what was done today is not said to have been done last today, and a mistake not to be the only one', () => {
  expect(reasonText({ id: 'due', days: 0.1 })).toBe('Egy rövid ismétlés, hogy megmaradjon.');
  expect(reasonText({ id: 'mistake' })).toBe('Ezt korábban elvétetted. Nézzük meg újra!');
});

test('nothing is said of answers that a lesson keeps to itself', () => {
  expect(reasonText({ id: 'inferred' })).toBe('A többi válaszod alapján ez valószínűleg megy. Kipróbálod?');
});

test('a round says how many of its questions were missed', () => {
  expect(reasonText({ id: 'mixed', count: 4, missed: 1 })).toBe(
    'Négy kérdés: egy abból, ami korábban nehezebben ment, a többi azért jön, hogy megmaradjon.',
  );
  expect(reasonText({ id: 'mixed', count: 3, missed: 2 })).toBe(
    'Három kérdés: kettő abból, ami korábban nehezebben ment, a harmadik azért jön, hogy megmaradjon.',
  );
  expect(reasonText({ id: 'mixed', count: 2, missed: 1 })).toMatch(/, a másik azért jön/);
  expect(reasonText({ id: 'mixed', count: 3, missed: 3 })).toBe('Három kérdés abból, ami korábban nehezebben ment. Nézzük meg újra!');
  expect(reasonText({ id: 'mixed', count: 4, missed: 0 })).toBe('Négy kérdés több leckéből, hogy megmaradjon, amit tudsz.');
});

test('a missed question says when or that it is familiar, or that it went well since, each time in other words', () => {
  const said = (facts: { missed?: number; days: number; count?: number }) =>
    [0, 1, 2].map(turn => reasonText({ id: 'mistake', turn, ...facts }));
  expect(said({ missed: 1, days: 1 })).toEqual([
    'Ezt tegnap elvétetted. Nézzük meg újra!',
    'Ez sem sikerült elsőre tegnap. Próbáld meg újra!',
    'Még egy tegnap elvétett kérdés. Gondold végig nyugodtan!',
  ]);
  expect(said({ missed: 2, days: 1 })[0]).toBe('Ezzel már találkoztál. Most sikerülhet!');
  for (const text of said({ missed: 3, days: 1 })) expect(text).not.toMatch(/kétszer|többször|háromszor|kifogott/);
  expect(said({ missed: 2, days: 3, count: 1 })[0]).toBe('Legutóbb már sikerült. Lássuk, megmaradt-e!');
  for (const facts of [
    { missed: 1, days: 1 },
    { missed: 4, days: 1 },
    { days: 1, count: 2 },
  ])
    expect(new Set(said(facts)).size).toBe(3);
});
