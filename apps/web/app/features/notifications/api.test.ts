import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { latestNotifications, markAllRead } from './api.ts';

const { list, markRead } = vi.hoisted(() => ({ list: vi.fn(), markRead: vi.fn() }));
vi.mock('../../lib/api.ts', () => ({ api: { notifications: { list, markRead } } }));

const info = vi.spyOn(console, 'info');
beforeEach(() => info.mockReset().mockImplementation(() => undefined));
afterEach(() => vi.clearAllMocks());

it('hands on the list', async () => {
  list.mockResolvedValue({ success: true, notifications: [{ id: '1' }] });
  expect(await latestNotifications()).toEqual([{ id: '1' }]);
  expect(info).not.toHaveBeenCalled();
});

it.each([
  ['asking', list, latestNotifications, null],
  ['marking', markRead, markAllRead, undefined],
])('only logs a failure of %s', async (_, call, run, answer) => {
  call.mockRejectedValue(new Error('Hálózati hiba: nem érjük el a szervert.'));
  expect(await run()).toBe(answer);
  expect(info.mock.calls).toEqual([['notifications failed', 'Hálózati hiba: nem érjük el a szervert.']]);
});
