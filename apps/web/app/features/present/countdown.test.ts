import { expect, it } from 'vitest';
import { change, leftOf, newCountdown, ticksLeft, toggle } from './countdown.ts';

it('counts by the clock, stands still in a pause and ends at zero', () => {
  const running = toggle(newCountdown(), 1000);
  expect(leftOf(running, 31_000)).toBe(90_000);
  const paused = toggle(running, 31_000);
  expect(leftOf(paused, 999_000)).toBe(90_000);
  expect(leftOf(toggle(paused, 50_000), 200_000)).toBe(0);
});

it('starts over from the whole time after the end', () => {
  const over = { total: 60_000, left: 0, endsAt: null };
  expect(leftOf(toggle(over, 5), 5)).toBe(60_000);
});

it('takes a minute more or less while it runs, within an hour and not below half a minute', () => {
  const running = toggle(newCountdown(), 0);
  expect(leftOf(change(running, 1, 30_000), 30_000)).toBe(150_000);
  expect(change({ total: 60_000, left: 60_000, endsAt: null }, -1, 0)).toEqual({ total: 30_000, left: 30_000, endsAt: null });
  expect(change({ total: 30_000, left: 30_000, endsAt: null }, -1, 0).left).toBe(30_000);
  expect(leftOf(change(running, -1, 130_000), 130_000)).toBe(0);
  expect(change({ total: 3_600_000, left: 3_600_000, endsAt: null }, 1, 0).left).toBe(3_600_000);
});

it('shows the ticks that are left', () => {
  expect([ticksLeft(60_000, 120_000), ticksLeft(1, 120_000), ticksLeft(0, 120_000), ticksLeft(0, 0)]).toEqual([30, 1, 0, 0]);
});
