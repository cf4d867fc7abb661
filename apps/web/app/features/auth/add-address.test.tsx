import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { AddAddress } from './add-address.tsx';

it('asks for a fresh sign-in with the pictures when the last one is old', async () => {
  serve({ profile: { addEmail: () => refusal(403, 'A törléshez add meg újra a jelszavad.', { code: 'reauthRequired' }) } });
  const { user } = show(<AddAddress hasPassword={false} />);
  await user.type(screen.getByRole('textbox'), 'nimrod@pelda.hu');
  await user.click(screen.getByRole('button', { name: 'Kérem a levelet' }));
  expect(await screen.findByText(/lépj be újra a képeiddel/)).toBeVisible();
  expect(screen.queryByText(/A törléshez/)).toBeNull();
});
