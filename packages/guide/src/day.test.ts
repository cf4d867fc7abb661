import { expect, test } from 'vitest';
import { dayOf, endOfDay, mondayOf, startOfDay } from './day.ts';

test('a day ends at midnight where the pupil lives', () => {
  const late = Date.parse('2026-11-16T22:30:00Z');
  expect([dayOf(late, 'ro'), dayOf(late, 'hu')]).toEqual(['2026-11-17', '2026-11-16']);
});

test('weeks begin on Monday', () => {
  expect([mondayOf('2026-11-16'), mondayOf('2026-11-22'), mondayOf('2026-11-01')]).toEqual(['2026-11-16', '2026-11-16', '2026-10-26']);
});

test('a day starts at local midnight in winter and summer', () => {
  const start = (day: string, country: 'ro' | 'hu') => new Date(startOfDay(day, country)).toISOString();
  expect([start('2026-11-16', 'ro'), start('2026-07-16', 'ro')]).toEqual(['2026-11-15T22:00:00.000Z', '2026-07-15T21:00:00.000Z']);
  expect([start('2026-11-16', 'hu'), start('2026-07-16', 'hu')]).toEqual(['2026-11-15T23:00:00.000Z', '2026-07-15T22:00:00.000Z']);
  expect(new Date(endOfDay(Date.parse('2026-11-16T23:00:00Z'), 'ro')).toISOString()).toBe('2026-11-17T22:00:00.000Z');
});
