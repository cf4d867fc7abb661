import { beforeEach, expect, it, vi } from 'vitest';
import { serve, unreachable } from '../../testing/serve.ts';
import { latestNotifications, markAllRead } from './api.ts';

beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue());

it('hands on the list', async () => {
  const notification = {
    id: '1',
    kind: 'info',
    title: 'Új házi',
    message: 'Törtek',
    link: null,
    read: false,
    sent_at: '2026-11-15T08:00:00.000Z',
  };
  serve({ notifications: { list: () => ({ success: true, notifications: [notification] }) } });
  expect(await latestNotifications()).toMatchObject([{ id: '1' }]);
  expect(console.info).not.toHaveBeenCalled();
});

it.each([
  ['asking', latestNotifications, null],
  ['marking', markAllRead, undefined],
])('only logs a failure of %s', async (_, run, answer) => {
  serve({ notifications: { list: unreachable, markRead: unreachable } });
  expect(await run()).toBe(answer);
  expect(vi.mocked(console.info).mock.calls).toEqual([['notifications failed', 'Hálózati hiba: nem érjük el a szervert.']]);
});
