import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { Session } from '../lib/session.ts';
import { Navbar } from './navbar.tsx';

const session = vi.hoisted(() => ({ current: { status: 'guest', user: null, token: null } as Session }));
vi.mock('../lib/session.ts', async original => ({ ...(await original<object>()), useSession: () => session.current }));

const draw = (role?: 'student' | 'teacher' | 'admin') => {
  session.current = role
    ? { status: 'user', token: 't', user: { username: 'Nagyszerű Nóra', role } }
    : { status: 'guest', user: null, token: null };
  return renderToStaticMarkup(
    <MemoryRouter>
      <Navbar search={<i>kereső</i>} bell={<i>csengő</i>} />
    </MemoryRouter>,
  );
};

it('offers login and registration to guests, with no bell and no logout', () => {
  const html = draw();
  expect(html).toContain('href="/bejelentkezes"');
  expect(html).toContain('href="/regisztracio"');
  expect(html).not.toContain('csengő');
  expect(html).not.toContain('Kijelentkezés');
});

it.each(['student', 'teacher', 'admin'] as const)('greets a %s by the cut name, with bell and logout', role => {
  const html = draw(role);
  expect(html).toContain('Szia, Nagyszer…!');
  expect(html).toContain('csengő');
  expect(html).toContain('Kijelentkezés');
  expect(html).not.toContain('href="/regisztracio"');
});

it.each([undefined, 'student', 'teacher', 'admin'] as const)('shows everyone search, contact, legal documents and the app (%s)', role => {
  const html = draw(role);
  for (const part of ['kereső', 'href="/kapcsolat"', 'Dokumentumok', 'href="/alkalmazas-letoltese"']) expect(html).toContain(part);
});
