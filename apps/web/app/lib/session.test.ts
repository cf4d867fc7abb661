import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from './fake-storage.test-kit.ts';

const lili = { username: 'Kővári Lili', role: 'student' as const, email: 'lili@pelda.hu' };

async function freshSession() {
  vi.resetModules();
  return { ...(await import('./session.ts')), ...(await import('./teacher-mode.ts')) };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
});

describe('the session on the device', () => {
  it('is a guest when nothing is stored', async () => {
    const { currentSession } = await freshSession();
    expect(currentSession().status).toBe('guest');
  });

  it('is restored at startup', async () => {
    localStorage.setItem('token', 'abc');
    localStorage.setItem('user', JSON.stringify(lili));
    const { currentSession } = await freshSession();
    expect(currentSession()).toEqual({ status: 'user', user: lili, token: 'abc' });
  });

  it.each([
    ['broken JSON', '{"username":'],
    ['no role', '{"username":"Lili"}'],
    ['unknown role', '{"username":"Lili","role":"king"}'],
    ['a bare string', '"Lili"'],
  ])('clears a corrupt user: %s', async (_, text) => {
    localStorage.setItem('token', 'abc');
    localStorage.setItem('user', text);
    const { currentSession } = await freshSession();
    expect(currentSession().status).toBe('guest');
    expect(localStorage.getItem('user')).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('clears a user without a token', async () => {
    localStorage.setItem('user', JSON.stringify(lili));
    const { currentSession } = await freshSession();
    expect(currentSession().status).toBe('guest');
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('stores user and token under the stated keys', async () => {
    const { logIn, currentSession } = await freshSession();
    logIn(lili, 'abc');
    expect(localStorage.getItem('token')).toBe('abc');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(lili);
    expect(currentSession().status).toBe('user');
  });

  it('switches teacher mode off when a non-teacher logs in, not when a teacher does', async () => {
    const { logIn, teacherMode } = await freshSession();
    teacherMode.set(true);
    logIn({ username: 'Kata néni', role: 'teacher' }, 't');
    expect(teacherMode.get()).toBe(true);
    logIn(lili, 'abc');
    expect(teacherMode.get()).toBe(false);
  });

  it('clears all local storage and teacher mode at logout and tells who listens', async () => {
    const { logIn, logOut, onLeave, teacherMode, currentSession } = await freshSession();
    logIn({ username: 'Kata néni', role: 'teacher' }, 't');
    teacherMode.set(true);
    localStorage.setItem('theme', 'dark');
    const left = vi.fn();
    onLeave(left);
    logOut();
    expect(localStorage.length).toBe(0);
    expect(teacherMode.get()).toBe(false);
    expect(currentSession().status).toBe('guest');
    expect(left).toHaveBeenCalledOnce();
  });

  it('takes over changes of the user', async () => {
    const { logIn, updateUser, currentSession } = await freshSession();
    logIn(lili, 'abc');
    updateUser({ username: 'Lili' });
    expect(currentSession().user?.username).toBe('Lili');
  });
});
