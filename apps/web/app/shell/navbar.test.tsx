import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { currentSession, logIn, type Role } from '../lib/session.ts';
import { pupil } from '../testing/people.ts';
import { serve } from '../testing/serve.ts';
import { show } from '../testing/show.tsx';
import { Navbar } from './navbar.tsx';

const showBar = (role?: Role) => {
  if (role) logIn({ ...pupil, username: 'Nagyszerű Nóra', role }, 'token-1');
  return show(<Navbar search={<i>kereső</i>} bell={<i>csengő</i>} onControls={() => undefined} />);
};

it('offers login and registration to guests, with no bell and no logout', () => {
  showBar();
  expect(screen.getByRole('link', { name: 'Bejelentkezés' })).toHaveAttribute('href', '/bejelentkezes');
  expect(screen.getByRole('link', { name: 'Regisztráció' })).toHaveAttribute('href', '/regisztracio');
  expect(screen.queryByText('csengő')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Kijelentkezés' })).toBeNull();
});

it.each(['student', 'teacher', 'admin'] as const)('greets a %s by the cut name, with bell and logout', role => {
  showBar(role);
  expect(screen.getByText('Szia, Nagyszer…!')).toBeVisible();
  expect(screen.getByText('csengő')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Kijelentkezés' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Regisztráció' })).toBeNull();
});

it.each([undefined, 'student', 'teacher', 'admin'] as const)('shows everyone search, contact, legal documents and the app (%s)', role => {
  showBar(role);
  expect(screen.getByText('kereső')).toBeVisible();
  expect(screen.getByRole('button', { name: /Dokumentumok/ })).toBeVisible();
  const addresses = screen.getAllByRole('link').map(link => link.getAttribute('href'));
  expect(addresses).toEqual(expect.arrayContaining(['/kapcsolat', '/alkalmazas-letoltese']));
});

it('logs out on the server and on the device', async () => {
  const server = serve({ auth: { logout: () => ({ success: true, message: '' }) } });
  const { user } = showBar('student');
  await user.click(screen.getByRole('button', { name: 'Kijelentkezés' }));
  expect(await screen.findByRole('link', { name: 'Regisztráció' })).toBeVisible();
  expect(currentSession().status).toBe('guest');
  expect(server.sentTo('auth', 'logout')).toMatchObject([{ authorization: 'Bearer token-1' }]);
});

it('puts the learning items of a pupil first, and marks where he is', () => {
  showBar('student');
  const links = screen.getAllByRole('link').map(link => link.textContent);
  expect(links.slice(1, 5)).toEqual(['Ma', 'Tanulás', 'Gyakorlás', 'Súgó']);
  expect(screen.getByRole('link', { name: 'Ma' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Tanulás' })).not.toHaveAttribute('aria-current');
});

it('has no learning items for a teacher', () => {
  showBar('teacher');
  expect(screen.queryByRole('link', { name: 'Ma' })).toBeNull();
});

it('offers a phone the other way in where a page has the button itself', () => {
  show(<Navbar search={null} bell={null} onControls={() => undefined} />, { path: '/regisztracio' });
  expect(screen.getByRole('link', { name: 'Regisztráció' })).toHaveClass(/navDesktop/);
  expect(screen.getByRole('link', { name: 'Bejelentkezés' })).not.toHaveClass(/navDesktop/);
});
