import { expect, it } from 'vitest';
import { homeworkDue } from './homework-due.ts';

it.each([
  ['2026-11-16T18:00:00', 'máig'],
  ['2026-11-17T08:00:00', 'holnapig'],
  ['2026-11-20T08:00:00', 'még 4 nap'],
  ['2026-11-15T08:00:00', 'lejárt, még beadhatod'],
])('%s is %s', (due, text) => {
  expect(homeworkDue(due, new Date('2026-11-16T20:00:00'))).toBe(text);
});
