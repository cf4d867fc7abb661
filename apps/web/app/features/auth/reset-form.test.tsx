import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { ResetForm } from './reset-form.tsx';

const token = 'a'.repeat(43);

it('refuses a link that no longer works when it is opened, and sends a new one', async () => {
  const server = serve({
    auth: {
      resetLink: () => refusal(404, 'Ez a link már nem érvényes.', { code: 'linkInvalid' }),
      forgotPassword: () => ({ success: true, message: 'Elküldtük a levelet.' }),
    },
  });
  const { user } = show(<ResetForm token={token} />);
  expect(await screen.findByText('Ez a link már nem érvényes.')).toBeVisible();
  expect(screen.queryByLabelText('Új jelszó')).toBeNull();
  await user.type(screen.getByLabelText('E-mail-cím'), 'hunor@pelda.hu');
  await user.click(screen.getByRole('button', { name: 'Kérem a linket' }));
  expect(await screen.findByText('Elküldtük a levelet.')).toBeVisible();
  expect(server.sentTo('auth', 'forgotPassword')).toMatchObject([{ body: { email: 'hunor@pelda.hu' } }]);
});

it('asks for the new password behind a good link', async () => {
  serve({ auth: { resetLink: () => ({ success: true }) } });
  show(<ResetForm token={token} />);
  expect(await screen.findByRole('form', { name: 'Új jelszó beállítása' })).toBeVisible();
});
