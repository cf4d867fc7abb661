import type { PublicOf } from '@eszkerek/contract/quiz-shapes';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAutosave } from './use-autosave.ts';

const question: PublicOf<'numeric'> = { id: 'q', type: 'numeric', question: 'Mennyi?', hintCount: 0 };
const answer = vi.fn();
const dispatch = vi.fn();
const open = (attemptId = 'proba') => renderHook(() => useAutosave(attemptId, { answer, dispatch }));

beforeEach(() => {
  vi.useFakeTimers();
  answer.mockClear();
  dispatch.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

it('says that something typed waits until it is on its way', () => {
  const { result } = open();
  act(() => result.current.change(question, '12'));
  expect(result.current.waits).toBe(true);
  expect(answer).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(700));
  expect(answer).toHaveBeenCalledExactlyOnceWith('q', '12');
  expect(result.current.waits).toBe(false);
});

it('saves what was typed when the page goes away, and once more after the reload', () => {
  const { result } = open();
  act(() => result.current.change(question, '12'));
  act(() => void dispatchEvent(new Event('pagehide')));
  expect(answer).toHaveBeenCalledExactlyOnceWith('q', '12');
  answer.mockClear();
  open();
  expect(dispatch).toHaveBeenLastCalledWith({ type: 'drafted', questionId: 'q', value: '12' });
  expect(answer).toHaveBeenCalledExactlyOnceWith('q', '12');
});

it('keeps nothing for another attempt or a page that came back', () => {
  const { result } = open();
  act(() => result.current.change(question, '12'));
  act(() => void dispatchEvent(new Event('pagehide')));
  act(() => void dispatchEvent(new Event('pageshow')));
  answer.mockClear();
  open();
  expect(answer).not.toHaveBeenCalled();
  act(() => result.current.change(question, '13'));
  act(() => void dispatchEvent(new Event('pagehide')));
  answer.mockClear();
  open('masik');
  expect(answer).not.toHaveBeenCalled();
});
