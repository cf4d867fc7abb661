import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { ResendButton } from './resend-button.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

it('comes back after its success was told: the second letter may be lost too', async () => {
  serve({ auth: { resendVerification: () => ({ success: true, message: 'Új levelet küldtünk.' }) } });
  const { user } = show(<ResendButton email="lili@pelda.hu" label="Újraküldés" done="Újraküldtük a levelet." />);
  await user.click(screen.getByRole('button', { name: 'Újraküldés' }));
  expect(await screen.findByText('Újraküldtük a levelet.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.getByRole('button', { name: 'Újraküldés' })).toBeVisible();
});
