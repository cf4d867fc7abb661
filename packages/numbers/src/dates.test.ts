import { expect, it } from 'vitest';
import {
  exactTime,
  longDate,
  longDateTime,
  mediumDate,
  mediumDateTime,
  monthDay,
  monthDayTime,
  shortDate,
  shortDateTime,
  weekday,
} from './dates.ts';

const AT = '2026-11-05T15:05:09.000Z';

it.each([
  ['2026. november 5.', longDate],
  ['2026. november 5. 17:05', longDateTime],
  ['2026. nov. 5.', mediumDate],
  ['2026. nov. 5. 17:05', mediumDateTime],
  ['2026. 11. 05.', shortDate],
  ['2026. 11. 05. 17:05', shortDateTime],
  ['2026. 11. 05. 17:05:09', exactTime],
  ['november 5.', monthDay],
  ['november 5., csütörtök', weekday],
  ['nov. 5. 17:05', monthDayTime],
])('prints %s', (text, print) => {
  expect(print(AT, 'Europe/Bucharest')).toBe(text);
});

it('prints the day of the zone', () => {
  expect(monthDay('2026-11-05T23:30:00Z', 'UTC')).toBe('november 5.');
  expect(monthDay('2026-11-05T23:30:00Z', 'Europe/Bucharest')).toBe('november 6.');
});
