import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteActivity } from '../lib/activity.ts';
import { watchIdle } from './watch-idle.ts';

const onLeft = vi.fn<(seconds: number | null) => void>();
const onIdle = vi.fn();
let page: EventTarget;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  onLeft.mockClear();
  onIdle.mockClear();
  page = new EventTarget();
  stop = watchIdle(page, { onLeft, onIdle });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('asks at 100 s, counts down twenty and acts at 120 s', () => {
  vi.advanceTimersByTime(99_000);
  expect(onLeft).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(onLeft).toHaveBeenLastCalledWith(20);
  vi.advanceTimersByTime(19_000);
  expect(onLeft).toHaveBeenLastCalledWith(1);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(onIdle).toHaveBeenCalledOnce();
  expect(onLeft).toHaveBeenLastCalledWith(null);
});

it.each(['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll', 'input', 'wheel'])('starts again at a %s', sign => {
  vi.advanceTimersByTime(110_000);
  page.dispatchEvent(new Event(sign));
  expect(onLeft).toHaveBeenLastCalledWith(null);
  vi.advanceTimersByTime(119_000);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(onIdle).toHaveBeenCalledOnce();
});

it('hears widgets, the voice and a running exam', () => {
  vi.advanceTimersByTime(110_000);
  noteActivity();
  vi.advanceTimersByTime(119_000);
  expect(onIdle).not.toHaveBeenCalled();
});

it('counts anew after it has acted, and never again once stopped', () => {
  vi.advanceTimersByTime(240_000);
  expect(onIdle).toHaveBeenCalledTimes(2);
  stop();
  vi.advanceTimersByTime(240_000);
  expect(onIdle).toHaveBeenCalledTimes(2);
});
