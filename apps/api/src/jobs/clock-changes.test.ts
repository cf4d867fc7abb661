import { expect, test } from 'vitest';
import { accessOf } from '../areas/billing/access.ts';
import { addMonths } from '../clock.ts';
import { testApp } from '../testing/app.ts';
import { addStudent } from '../testing/people.ts';
import { latestSunday } from './queue-weekly-summaries.ts';

const HOUR_MS = 3_600_000;

/** Daylight-saving changes in Bucharest: 29 March and 25 October 2026. */
const TURNS = [
  { title: 'an hour is lost', registered: '2026-03-14T22:30:00.000Z', ends: '2026-04-13T22:30:00.000Z' },
  { title: 'an hour comes twice', registered: '2026-10-10T21:30:00.000Z', ends: '2026-11-09T21:30:00.000Z' },
];

for (const { title, registered, ends } of TURNS)
  test(`the trial is 30 times 24 hours when ${title}`, async () => {
    const { engine } = await testApp();
    const { id } = await addStudent(engine.db, new Date(registered));
    const premiumAt = async (at: number) => (await accessOf(engine.db, id, new Date(at)))?.hasPremium;
    expect((await accessOf(engine.db, id, new Date(registered)))?.trialEndsAt).toBe(ends);
    expect([await premiumAt(Date.parse(ends) - 1), await premiumAt(Date.parse(ends))]).toEqual([true, false]);
  });

test('a clock set back gives no second trial and one set forward takes none away for good', async () => {
  const { engine, clock } = await testApp();
  const { id } = await addStudent(engine.db, clock.now());
  const premium = async () => (await accessOf(engine.db, id, clock.now()))?.subscriptionStatus;
  expect(await premium()).toBe('trialing');
  clock.forward({ days: 31 });
  expect(await premium()).toBe('none');
  clock.forward({ days: -31 });
  expect(await premium()).toBe('trialing');
  clock.forward({ days: 30 });
  expect(await premium()).toBe('none');
});

test('every hour of a year has one latest Sunday afternoon, and they stand a week apart', () => {
  const seen = new Set<number>();
  for (let at = Date.parse('2026-01-01T00:00:00Z'); at < Date.parse('2027-01-01T00:00:00Z'); at += HOUR_MS) {
    const sunday = latestSunday(new Date(at));
    expect([sunday.getUTCDay(), sunday.getUTCHours()]).toEqual([0, 14]);
    expect(at - sunday.getTime()).toBeGreaterThanOrEqual(0);
    expect(at - sunday.getTime()).toBeLessThan(7 * 24 * HOUR_MS);
    seen.add(sunday.getTime());
  }
  const sundays = [...seen];
  expect(new Set(sundays.slice(1).map((time, i) => time - (sundays[i] ?? 0)))).toEqual(new Set([7 * 24 * HOUR_MS]));
});

test('a class paid on a leap day or on the 31st ends on the last day there is', () => {
  expect(addMonths(new Date('2028-02-29T12:00:00Z'), 12).toISOString()).toBe('2029-02-28T12:00:00.000Z');
  expect(addMonths(new Date('2026-10-31T00:30:00Z'), 1).toISOString()).toBe('2026-11-30T00:30:00.000Z');
});
