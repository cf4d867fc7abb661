import { NOTIFICATION_POLL_MS } from '@eszkerek/contract/constants';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pollWhileSeen } from './poll-while-seen.ts';

const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const show = (visibilityState: 'visible' | 'hidden') => {
  tab.visibilityState = visibilityState;
  tab.dispatchEvent(new Event('visibilitychange'));
};
const ask = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', tab);
  show('visible');
  ask.mockClear();
  stop = pollWhileSeen(ask, NOTIFICATION_POLL_MS);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks at once and then every 60 s', () => {
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(59_999);
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('rests while the tab is hidden, and asks when it is seen again', () => {
  show('hidden');
  vi.advanceTimersByTime(300_000);
  expect(ask).toHaveBeenCalledTimes(1);
  show('visible');
  expect(ask).toHaveBeenCalledTimes(2);
});

it('ends when stopped', () => {
  stop();
  show('visible');
  vi.advanceTimersByTime(300_000);
  expect(ask).toHaveBeenCalledTimes(1);
});
