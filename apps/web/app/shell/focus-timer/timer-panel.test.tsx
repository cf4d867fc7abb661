import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { storedTimer } from './stored-timer.ts';
import { freshTimer, isRunning } from './timer.ts';
import TimerPanel from './timer-panel.tsx';

const showPanel = ({ second = 0, completed = 0, running = true, onClose = () => undefined }) => {
  const timer = { ...freshTimer, completed, endsAt: running ? freshTimer.durationMs : null };
  const view = { timer, running, remainingMs: freshTimer.durationMs - second * 1000, announced: '' };
  return show(<TimerPanel view={view} onClose={onClose} />);
};
const panel = () => screen.getByRole('dialog', { name: 'Fókuszidőzítő' });

afterEach(() => storedTimer.set(freshTimer));

it.each([0, 3])('counts %i finished sessions in the stated words', completed => {
  showPanel({ completed });
  expect(screen.getByText(`Pomodoros: ${completed} / 4`)).toBeVisible();
});

it('has start or pause, reset, mute and the three presets', () => {
  const { unmount } = showPanel({ running: false });
  for (const name of ['Indítás', 'Visszaállítás', 'Hang némítása', '25 perc', '50 perc', '5 perc szünet'])
    expect(screen.getByRole('button', { name })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Indítás' })).toHaveFocus();
  unmount();
  showPanel({ second: 1 });
  expect(screen.getByRole('button', { name: 'Megállítás' })).toBeVisible();
});

it('starts at its button, mutes and resets at keys, and closes at Escape', async () => {
  const onClose = vi.fn();
  const { user } = showPanel({ running: false, onClose });
  await user.click(screen.getByRole('button', { name: 'Indítás' }));
  expect(isRunning(storedTimer.get())).toBe(true);
  await user.keyboard('m');
  expect(storedTimer.get().muted).toBe(true);
  await user.keyboard('r');
  expect(isRunning(storedTimer.get())).toBe(false);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it.each([
  [0, '0'],
  [1, '1'],
  [4, '4'],
  [5, '0'],
])('has after %i seconds the colour %s while it runs', (second, tone) => {
  showPanel({ second });
  expect(panel()).toHaveAttribute('data-tone', tone);
});

it('keeps its colour at rest', () => {
  showPanel({ second: 3, running: false });
  expect(panel()).toHaveAttribute('data-tone', '0');
});

it('fills its bar with the time that is over', () => {
  showPanel({ second: 375 });
  expect(screen.getByRole('progressbar', { name: 'Eltelt idő' })).toHaveAttribute('aria-valuenow', '25');
});
