import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { pupil } from '../testing/people.ts';
import { show } from '../testing/show.tsx';
import { RequireRole } from './require-role.tsx';
import { logIn, type Role } from './session.ts';

const page = (
  <RequireRole roles={['teacher']} reason="Az osztályodhoz lépj be!">
    {user => <h1>Szia, {user.username}!</h1>}
  </RequireRole>
);

function Login() {
  const { state } = useLocation();
  return (
    <>
      <h1>Bejelentkezés, vissza: {state?.from}</h1>
      <p>{state?.message}</p>
    </>
  );
}
const visit = (role?: Role) => {
  if (role) logIn({ ...pupil, username: 'Kata', role }, 'token-1');
  return show(page, {
    path: '/dashboard/teacher',
    at: '/dashboard/teacher?a=1#b',
    others: { '/': <h1>Kezdőlap</h1>, '/bejelentkezes': <Login /> },
  });
};

it('shows a loading text in the prerendered page, which knows no session', () => {
  expect(renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>)).toContain('Betöltés…');
});

it('sends guests to login with the origin and the reason, in place of this page', async () => {
  const { router } = visit();
  expect(await screen.findByRole('heading', { name: 'Bejelentkezés, vissza: /dashboard/teacher?a=1#b' })).toBeVisible();
  expect(screen.getByText('Az osztályodhoz lépj be!')).toBeVisible();
  expect(router.state.historyAction).toBe('REPLACE');
});

it.each(['student', 'admin'] as const)('sends a %s home from a page of teachers', async role => {
  const { router } = visit(role);
  expect(await screen.findByRole('heading', { name: 'Kezdőlap' })).toBeVisible();
  expect(router.state.historyAction).toBe('REPLACE');
});

it('shows the page to the right role', () => {
  visit('teacher');
  expect(screen.getByRole('heading', { name: 'Szia, Kata!' })).toBeVisible();
});
