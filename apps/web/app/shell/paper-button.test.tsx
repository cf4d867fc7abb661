import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PaperButton } from '../lib/paper-button.tsx';
import { show } from '../testing/show.tsx';
import { watchIdle } from './watch-idle.ts';

afterEach(() => vi.useRealTimers());

it('holds the page for fifteen minutes, says so, and offers it again afterwards', () => {
  vi.useFakeTimers();
  const onLeft = vi.fn();
  const stop = watchIdle(window, { onLeft, onIdle: () => {} });
  show(<PaperButton />);
  fireEvent.click(screen.getByRole('button', { name: 'Papíron dolgozom' }));
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('15 percig itt vár az oldal');
  act(() => void vi.advanceTimersByTime(15 * 60_000));
  expect(onLeft).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Papíron dolgozom' })).toBeVisible();
  stop();
});
