import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from './fake-storage.test-kit.ts';

const lili = { username: 'Kővári Lili', role: 'student' as const };
const send = vi.fn<typeof fetch>();

async function fresh() {
  vi.resetModules();
  const parts = { ...(await import('./session.ts')), ...(await import('./leave.ts')) };
  parts.logIn(lili, 'abc');
  return parts;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('fetch', send.mockReset().mockResolvedValue(new Response('{}')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('leaves time to read why, then logs out', async () => {
  const { leaveAfter, isLeaving, currentSession } = await fresh();
  leaveAfter(3000);
  vi.advanceTimersByTime(2999);
  expect([isLeaving(), currentSession().status]).toEqual([true, 'user']);
  vi.advanceTimersByTime(1);
  expect([isLeaving(), currentSession().status]).toEqual([false, 'guest']);
  expect(localStorage.length).toBe(0);
});

it.each(['finishLeaving', 'leave'] as const)('a goodbye that %s ended does not log out who comes next', async end => {
  const { leaveAfter, isLeaving, currentSession, logIn, ...parts } = await fresh();
  leaveAfter(3000);
  parts[end]();
  expect(isLeaving()).toBe(false);
  logIn({ username: 'Kiss Bence', role: 'student' }, 'def');
  vi.advanceTimersByTime(3000);
  expect(currentSession().user?.username).toBe('Kiss Bence');
});

it('ends the session on the server with its own token, and on the device at once', async () => {
  const { leave, currentSession } = await fresh();
  leave();
  expect(send.mock.calls).toEqual([['/api/logout', { method: 'POST', headers: { authorization: 'Bearer abc' }, keepalive: true }]]);
  expect(currentSession().status).toBe('guest');
});

it('logs out on the device even when the server is away', async () => {
  send.mockRejectedValue(new TypeError('Failed to fetch'));
  const { leave, currentSession } = await fresh();
  leave();
  await vi.runAllTimersAsync();
  expect(currentSession().status).toBe('guest');
});

it('calls of the page after the goodbye carry no ended token', async () => {
  const { startLeaving } = await fresh();
  const { api } = await import('./api.ts');
  send.mockResolvedValue(Response.json({ success: true, data: {} }));
  const sentToken = async () => {
    await api.catalog.curriculums().catch(() => undefined);
    return new Headers(send.mock.lastCall?.[1]?.headers).get('authorization');
  };
  expect(await sentToken()).toBe('Bearer abc');
  startLeaving();
  expect(await sentToken()).toBeNull();
});
