import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { IdleGuard } from './idle-guard.tsx';

afterEach(() => vi.useRealTimers());

it('lets a finger reach „Papíron dolgozom”, which holds the page for a quarter of an hour', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const onIdle = vi.fn();
  show(<IdleGuard onIdle={onIdle} outcome="a kezdőlapra viszünk." />);
  act(() => void vi.advanceTimersByTime(100_000));
  expect(await screen.findByRole('alertdialog', { name: 'Itt vagy még?' })).toHaveAccessibleDescription(
    '20 másodperc múlva a kezdőlapra viszünk.',
  );
  expect(screen.getByRole('button', { name: 'Itt vagyok' }).className).toContain('btn-primary');
  const paper = screen.getByRole('button', { name: 'Papíron dolgozom' });
  fireEvent.pointerMove(document.body);
  fireEvent.touchStart(paper);
  expect(paper).toBeVisible();
  fireEvent.click(paper);
  act(() => void vi.advanceTimersByTime(15 * 60_000 + 99_000));
  expect(onIdle).not.toHaveBeenCalled();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  act(() => void vi.advanceTimersByTime(21_000));
  expect(onIdle).toHaveBeenCalledOnce();
});
