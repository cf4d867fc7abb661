import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { CallName } from './call-name.tsx';

const settings = { grade: 6, country: 'ro' as const, goal: null, days: 3, minutes: 10, call_name: 'Lili', onboarded: true };

it('saves how the pupil wants to be called, and leaves the first questions as they are', async () => {
  const server = serve({
    guide: {
      settings: () => ({ success: true, settings }),
      saveSettings: () => ({ success: true, message: 'Mentve.', settings: { ...settings, call_name: 'Lilla' } }),
    },
  });
  const onChanged = vi.fn();
  const { user } = show(<CallName onChanged={onChanged} />);
  const field = await screen.findByLabelText('Hogyan szólítsunk?');
  await expect.poll(() => field).toHaveValue('Lili');
  const save = screen.getByRole('button', { name: 'Így szólítsatok' });
  expect(save).toBeDisabled();
  await user.clear(field);
  await user.type(field, 'Lilla');
  await user.click(save);
  expect(await screen.findByText('Mentettük, ezentúl így szólítunk.')).toBeVisible();
  expect(server.sentTo('guide', 'saveSettings')[0]?.body).toEqual({ call_name: 'Lilla', unfinished: true });
  expect(onChanged).toHaveBeenCalledOnce();
});
