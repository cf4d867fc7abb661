import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { awaitPayment } from './await-payment.ts';

const ask = vi.fn<() => Promise<boolean>>();
const onEnd = vi.fn<(outcome: string) => void>();
let seen = true;
const begin = () => awaitPayment({ ask, isSeen: () => seen, onEnd });

beforeEach(() => {
  vi.useFakeTimers();
  seen = true;
  ask.mockReset().mockResolvedValue(false);
  onEnd.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks at once, then every 3 s until the subscription is there, then no more', async () => {
  begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2999);
  expect(ask).toHaveBeenCalledTimes(1);
  ask.mockResolvedValue(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(onEnd.mock.calls).toEqual([['active']]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('stops after forty tries, failed ones among them', async () => {
  ask.mockRejectedValueOnce(new Error('away'));
  begin();
  await vi.advanceTimersByTimeAsync(39 * 3000 - 1);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onEnd.mock.calls).toEqual([['pending']]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(40);
});

it('rests while the tab is hidden and loses no try by it', async () => {
  seen = false;
  begin();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask).not.toHaveBeenCalled();
  expect(onEnd).not.toHaveBeenCalled();
  seen = true;
  ask.mockResolvedValue(true);
  await vi.advanceTimersByTimeAsync(3000);
  expect(onEnd.mock.calls).toEqual([['active']]);
});

it('says nothing once it was left', async () => {
  ask.mockResolvedValue(true);
  begin()();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onEnd).not.toHaveBeenCalled();
  expect(ask).toHaveBeenCalledTimes(1);
});
