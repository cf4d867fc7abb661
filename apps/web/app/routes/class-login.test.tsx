import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { logIn } from '../lib/session.ts';
import { pupil } from '../testing/people.ts';
import { serve } from '../testing/serve.ts';
import { show } from '../testing/show.tsx';
import ClassLoginPage from './class-login.tsx';

it.each(['K4KW 4Q5Y', 'k4kw4q5y', 'k4kw-4q5y'])('takes the code of a card in the same box: %s', async typed => {
  const server = serve({ auth: { readCard: () => ({ success: true, real_name: 'Balla Nimród', class_name: '7. B' }) } });
  const { user, router } = show(<ClassLoginPage />, { path: '/osztaly-belepes', at: '/osztaly-belepes' });
  await user.type(await screen.findByLabelText('Osztálykód vagy kártyakód'), typed);
  await user.click(screen.getByRole('button', { name: 'Tovább' }));
  expect(await screen.findByRole('heading', { name: 'Szia, Balla Nimród! 7. B' })).toBeVisible();
  expect(router.state.location.hash).toBe('#K4KW4Q5Y');
  expect(server.sentTo('auth', 'readCard')).toMatchObject([{ body: { code: 'K4KW4Q5Y' } }]);
});

it('lets the next pupil of a shared tablet in: the one before is shown out', async () => {
  const server = serve({ auth: { logout: () => ({ success: true, message: '' }) } });
  logIn(pupil, 'token-1');
  const { user } = show(<ClassLoginPage />, { path: '/osztaly-belepes' });
  await user.click(await screen.findByRole('button', { name: 'Nem én vagyok, kilépek' }));
  expect(await screen.findByLabelText('Osztálykód vagy kártyakód')).toBeVisible();
  expect(server.sentTo('auth', 'logout')).toMatchObject([{ authorization: 'Bearer token-1' }]);
});
