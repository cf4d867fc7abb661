import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdPage, keepPage, noteActivity } from '../lib/activity.ts';
import { startPresenting, stopPresenting } from '../lib/present.ts';
import { AWAY_MS, watchIdle } from './watch-idle.ts';

const onLeft = vi.fn<(seconds: number | null) => void>();
const onIdle = vi.fn();
let page: EventTarget;
let view: EventTarget & { hidden: boolean };
const turn = (hidden: boolean) => {
  view.hidden = hidden;
  view.dispatchEvent(new Event('visibilitychange'));
};
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  onLeft.mockClear();
  onIdle.mockClear();
  page = new EventTarget();
  view = Object.assign(new EventTarget(), { hidden: false });
  stop = watchIdle(page, { onLeft, onIdle }, view);
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

it.each(['pointerdown', 'keydown', 'touchstart', 'scroll', 'input', 'wheel'])('starts again at a %s', sign => {
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

it('takes a page that comes back within 15 minutes as used, and a later one as left', () => {
  turn(true);
  vi.advanceTimersByTime(AWAY_MS - 1000);
  expect(onIdle).not.toHaveBeenCalled();
  turn(false);
  vi.advanceTimersByTime(99_000);
  expect(onLeft).not.toHaveBeenCalled();
  turn(true);
  vi.advanceTimersByTime(AWAY_MS + 1000);
  turn(false);
  vi.advanceTimersByTime(1000);
  expect(onIdle).toHaveBeenCalledOnce();
});

it('holds the page for the paper, even if something is touched meanwhile', () => {
  holdPage(AWAY_MS);
  page.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(AWAY_MS + 99_000);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(21_000);
  expect(onIdle).toHaveBeenCalledOnce();
});

it('neither asks nor acts while an exam runs, not even after the device has slept, and counts from its end', () => {
  const end = keepPage();
  vi.advanceTimersByTime(240_000);
  vi.setSystemTime(Date.now() + 60 * 60_000);
  vi.advanceTimersByTime(1000);
  expect(onLeft).not.toHaveBeenCalled();
  expect(onIdle).not.toHaveBeenCalled();
  end();
  vi.advanceTimersByTime(119_000);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(onIdle).toHaveBeenCalledOnce();
});

it('takes back the question when a page is shown to a class, and counts again from the end of that', () => {
  vi.advanceTimersByTime(119_000);
  startPresenting({ slug: 'fizika-7-emelo', title: 'Az emelő', slides: ['Bevezető'], voteOn: null });
  expect(onLeft).toHaveBeenLastCalledWith(null);
  vi.advanceTimersByTime(600_000);
  expect(onIdle).not.toHaveBeenCalled();
  stopPresenting();
  vi.advanceTimersByTime(119_000);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(onIdle).toHaveBeenCalledOnce();
});

it('keeps the question, and starts the clock again, while somebody moves to one of its buttons', () => {
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.role = 'alertdialog';
  const inDialog = watchIdle(document, { onLeft, onIdle });
  vi.advanceTimersByTime(105_000);
  onLeft.mockClear();
  document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
  dialog.dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(onLeft).not.toHaveBeenCalled();
  inDialog();
  dialog.remove();
});
