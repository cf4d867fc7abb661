import { expect, test } from 'vitest';
import type { ClockRecord } from '../db/server-clock-store.ts';
import { judgeClock } from './judge-clock.ts';

const day = (n: number) => new Date(Date.UTC(2026, 10, 15) + n * 86_400_000);

/** Runs on these days in turn; what each of them was. */
const runOn = (days: readonly number[], newestWork: string | null = day(0).toISOString()): boolean[] => {
  let record: ClockRecord | undefined;
  return days.map(n => {
    const judged = judgeClock(record, newestWork, day(n));
    record = judged.record;
    return judged.believed;
  });
};

test('a server at work is believed for years, whether or not anybody signs in', () => {
  const days = Array.from({ length: 1000 }, (_, n) => n);
  expect(runOn(days).every(Boolean)).toBe(true);
  expect(runOn([0, 7, 14, 21])).toEqual([true, true, true, true]);
});

test('a jump is not believed, and coming back from it leaves nothing behind', () => {
  expect(runOn([0, 1, 801, 802, 2, 3])).toEqual([true, true, false, false, true, true]);
  // The second jump begins its own three days.
  expect(runOn([0, 801, 802, 1, 804, 805])).toEqual([true, false, false, true, false, false]);
});

test('a server that was off for long goes on after three days of running', () => {
  expect(runOn([0, 30, 31, 32, 33, 34])).toEqual([true, false, false, false, true, true]);
});

test('a clock that leaps again and again is never believed', () => {
  expect(runOn([0, 100, 200, 300, 400, 800])).toEqual([true, false, false, false, false, false]);
  expect(runOn([0, 800, 400, 401, 402])).toEqual([true, false, false, false, false]);
});

test('without a record the newest work decides: a school may be quiet for 75 days', () => {
  expect([runOn([75]), runOn([76]), runOn([5000], null)]).toEqual([[true], [false], [true]]);
});
