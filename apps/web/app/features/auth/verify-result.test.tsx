import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { VerifyResult } from './verify-result.tsx';

it('asks the owner of a twice registered address for everything but the address, and then leads to login', async () => {
  let tries = 0;
  const server = serve({
    auth: {
      verifyEmail: () => ({ success: true, message: 'Többször is regisztráltak.', complete: true, email: null }),
      completeRegistration: () =>
        tries++ === 0 ? refusal(400, 'Ez az osztálykód nem létezik.') : { success: true, message: 'Kész a fiókod!' },
    },
  });
  const { user } = show(<VerifyResult token="link-1" />);
  expect(await screen.findByText('Többször is regisztráltak.')).toBeVisible();
  const send = screen.getByRole('button', { name: 'Regisztráció Befejezése' });
  expect(send).toBeDisabled();
  expect(screen.queryByLabelText('E-mail-cím')).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Teljes Név' }), 'Kiss Lili');
  await user.type(screen.getByLabelText('Jelszó'), 'Uj-Jelszo-2027');
  await user.type(screen.getByLabelText('Jelszó még egyszer'), 'Uj-Jelszo-2027');
  await user.click(screen.getByRole('checkbox'));
  await user.click(send);
  expect(await screen.findByText('Ez az osztálykód nem létezik.')).toBeVisible();
  await user.click(send);
  expect(await screen.findByText('Kész a fiókod!')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bejelentkezés' })).toHaveAttribute('href', '/bejelentkezes');
  expect(server.sentTo('auth', 'completeRegistration').at(-1)).toMatchObject({
    params: { token: 'link-1' },
    body: { username: 'Kiss Lili', password: 'Uj-Jelszo-2027', role: 'student', termsAccepted: true },
  });
});

it('shows the result of an address that was registered once', async () => {
  serve({ auth: { verifyEmail: () => ({ success: true, message: 'Megerősítetted.', complete: false, email: 'lili@pelda.hu' }) } });
  sessionStorage.setItem('typed.regisztracio/level', '{}');
  const { user, router } = show(<VerifyResult token="link-2" />, { others: { '/bejelentkezes': <p>Belépés</p> } });
  expect(await screen.findByText('Megerősítetted.')).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Regisztráció Befejezése' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Bejelentkezés' }));
  expect(router.state.location.state).toEqual({ email: 'lili@pelda.hu' });
});
