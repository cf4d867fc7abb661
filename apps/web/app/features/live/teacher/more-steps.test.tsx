import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { MoreSteps } from './more-steps.tsx';

it('keeps the rare steps behind one button, and closes when one is taken', async () => {
  const pause = { action: 'pause', label: 'Szünet', icon: 'pause' } as const;
  const end = { action: 'end', label: 'Óra vége', icon: 'flag', asks: true } as const;
  const onTake = vi.fn();
  const { user } = show(<MoreSteps steps={[pause, end]} onTake={onTake} />);
  expect(screen.queryByRole('button', { name: 'Óra vége' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'További lépések' }));
  const dialog = await screen.findByRole('dialog', { name: 'További lépések' });
  await user.click(within(dialog).getByRole('button', { name: 'Óra vége' }));
  expect(onTake).toHaveBeenCalledExactlyOnceWith(end);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows a single other step itself', async () => {
  const end = { action: 'end', label: 'Óra vége', icon: 'flag', asks: true } as const;
  const onTake = vi.fn();
  const { user } = show(<MoreSteps steps={[end]} onTake={onTake} />);
  await user.click(screen.getByRole('button', { name: 'Óra vége' }));
  expect(onTake).toHaveBeenCalledExactlyOnceWith(end);
  expect(screen.queryByRole('button', { name: 'További lépések' })).toBeNull();
});
