import { beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../lib/fake-storage.test-kit.ts';
import { lookAtClock } from './look-at-clock.ts';
import { storedTimer } from './stored-timer.ts';
import { freshTimer } from './timer.ts';
import { start } from './timer-moves.ts';

const workMs = 25 * 60_000;
const sound = vi.fn();

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  sound.mockClear();
  storedTimer.set(start(freshTimer, 0));
});

it('is quiet until the session is over', () => {
  expect(lookAtClock(workMs - 1, sound)).toBeNull();
  expect(sound).not.toHaveBeenCalled();
  expect(storedTimer.get().session).toBe('work');
});

it('sounds the end once and goes on with the break', () => {
  expect(lookAtClock(workMs, sound)).toBe('Letelt az idő. Rövid szünet következik.');
  expect(lookAtClock(workMs + 250, sound)).toBeNull();
  expect(sound).toHaveBeenCalledOnce();
  expect(storedTimer.get().session).toBe('short');
});

it('makes no sound when muted, and still goes on', () => {
  storedTimer.set({ ...storedTimer.get(), muted: true });
  expect(lookAtClock(workMs, sound)).toBe('Letelt az idő. Rövid szünet következik.');
  expect(sound).not.toHaveBeenCalled();
  expect(storedTimer.get()).toMatchObject({ session: 'short', muted: true });
});
