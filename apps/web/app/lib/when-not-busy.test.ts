import { CallError } from '@eszkerek/contract/client';
import { afterEach, expect, it, vi } from 'vitest';
import { whenNotBusy } from './when-not-busy.ts';

afterEach(() => void vi.useRealTimers());

const busy = (): never => {
  throw new CallError(503, 'Várj egy kicsit.', { code: 'busy' }, 4);
};

it('sends again when the server said to, and tells that it waits', async () => {
  vi.useFakeTimers();
  const waits: boolean[] = [];
  let sent = 0;
  const answer = whenNotBusy(
    async () => (++sent < 3 ? busy() : 'kész'),
    waiting => waits.push(waiting),
  );
  await vi.advanceTimersByTimeAsync(3900);
  expect([sent, waits]).toEqual([1, [true]]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await answer).toBe('kész');
  expect([sent, waits]).toEqual([3, [true, true, false]]);
});

it('passes every other failure on at once, and gives up after two minutes', async () => {
  vi.useFakeTimers();
  await expect(
    whenNotBusy(
      () => Promise.reject(new CallError(429, 'Túl sok.', { code: 'tooMany' }, 60)),
      () => undefined,
    ),
  ).rejects.toMatchObject({ status: 429 });
  const never = whenNotBusy(
    async () => busy(),
    () => undefined,
  ).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(200_000);
  expect(await never).toMatchObject({ message: 'Várj egy kicsit.' });
});
