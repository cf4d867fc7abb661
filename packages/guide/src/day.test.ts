import { expect, test } from 'vitest';
import { dayOf, daysBetween, mondayOf } from './day.ts';

test('a day ends at midnight where the pupil lives', () => {
  const late = Date.parse('2026-11-16T22:30:00Z');
  expect([dayOf(late, 'ro'), dayOf(late, 'hu')]).toEqual(['2026-11-17', '2026-11-16']);
});

test('weeks begin on Monday, and days are counted across the change of the clocks', () => {
  expect([mondayOf('2026-11-16'), mondayOf('2026-11-22'), mondayOf('2026-11-01')]).toEqual(['2026-11-16', '2026-11-16', '2026-10-26']);
  expect(daysBetween('2026-10-20', '2026-10-30')).toBe(10);
});
