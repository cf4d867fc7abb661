import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LoginForm } from '../features/auth/login-form.tsx';
import { serve } from '../testing/serve.ts';
import { show } from '../testing/show.tsx';
import RegisterPage from './register.tsx';

afterEach(() => sessionStorage.clear());

const message = 'Elküldtük a megerősítő levelet.';
const fill = async (user: ReturnType<typeof show>['user']) => {
  await user.type(screen.getByLabelText('Teljes Név'), 'Kővári Lili');
  await user.type(screen.getByLabelText('E-mail-cím'), 'lili@pelda.hu');
  await user.type(screen.getByLabelText('Jelszó'), 'Kerek4-Alma!');
  await user.type(screen.getByLabelText('Jelszó még egyszer'), 'Kerek4-Alma!');
  await user.click(screen.getByRole('checkbox', { name: /Elfogadom/ }));
};

it('says over a reload where the letter went, without a secret in the storage, until login is opened', async () => {
  serve({
    auth: {
      options: () => ({ success: true, google: null, recaptchaSiteKey: null }),
      register: () => ({ success: true, message }),
    },
  });
  const first = show(<RegisterPage />);
  await fill(first.user);
  const send = screen.getByRole('button', { name: 'Regisztráció' });
  await expect.poll(() => send).toBeEnabled();
  await first.user.click(send);
  expect(await screen.findByText(message)).toBeVisible();
  first.unmount();
  expect(JSON.stringify(sessionStorage)).not.toContain('Kerek4');

  const again = show(<RegisterPage />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Már csak egy kattintás!' })).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'Elírtam a címet, kijavítom' }));
  expect(screen.getByLabelText('E-mail-cím')).toHaveValue('lili@pelda.hu');
  again.unmount();

  sessionStorage.setItem('typed.regisztracio/level', JSON.stringify({ email: 'lili@pelda.hu', message }));
  show(<LoginForm onEntering={() => undefined} onLoggedIn={() => undefined} />).unmount();
  show(<RegisterPage />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Regisztráció' })).toBeVisible();
});
