import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { RequireRole } from '../lib/require-role.tsx';
import { logIn } from '../lib/session.ts';
import { serve } from '../testing/serve.ts';
import { useLeave } from './use-leave.ts';

function Guarded() {
  const leave = useLeave();
  return (
    <RequireRole roles={['student']}>
      {() => (
        <button type="button" onClick={() => void leave()}>
          Kijelentkezés
        </button>
      )}
    </RequireRole>
  );
}

it('goes home from a guarded page, not to login', async () => {
  serve({ auth: { logout: () => ({ success: true, message: 'Kijelentkeztél.' }) } });
  logIn({ username: 'Lili', role: 'student' }, 'token-1');
  const visited: string[] = [];
  const home = Promise.withResolvers<null>();
  const router = createMemoryRouter(
    [
      { path: '/profil', element: <Guarded /> },
      // The home page asks the server before it shows.
      { path: '/', loader: () => home.promise, element: <p>Kezdőlap</p> },
      { path: '/bejelentkezes', element: <p>Belépés</p> },
    ],
    { initialEntries: ['/profil'] },
  );
  router.subscribe(({ location }) => visited.push(location.pathname));
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('button', { name: 'Kijelentkezés' }));
  home.resolve(null);
  expect(await screen.findByText('Kezdőlap')).toBeVisible();
  expect(visited).not.toContain('/bejelentkezes');
});
