import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

const idle = new Map<number, () => void>();

beforeEach(() => {
  vi.useFakeTimers();
  idle.clear();
  vi.stubGlobal('requestIdleCallback', (action: () => void) => idle.set(idle.size + 1, action).size);
  vi.stubGlobal('cancelIdleCallback', (handle: number) => idle.delete(handle));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits its time first, then for a quiet moment', () => {
  const action = vi.fn();
  whenIdle(action, { after: 3000 });
  vi.advanceTimersByTime(2999);
  expect(idle.size).toBe(0);
  vi.advanceTimersByTime(1);
  expect(action).not.toHaveBeenCalled();
  idle.get(1)?.();
  expect(action).toHaveBeenCalledOnce();
});

it.each([0, 3000])('is called off while it waits for either (after %i ms)', after => {
  const action = vi.fn();
  const callOff = whenIdle(action, { after: 3000 });
  vi.advanceTimersByTime(after);
  callOff();
  vi.advanceTimersByTime(60_000);
  expect(idle.size).toBe(0);
  expect(action).not.toHaveBeenCalled();
});

it('does it soon where the browser does not say when it is idle', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const action = vi.fn();
  whenIdle(action);
  vi.advanceTimersByTime(2000);
  expect(action).toHaveBeenCalledOnce();
});
