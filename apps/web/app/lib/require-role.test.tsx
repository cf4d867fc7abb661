import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, type NavigateProps } from 'react-router';
import { expect, it, vi } from 'vitest';
import { RequireRole } from './require-role.tsx';
import type { Role, Session } from './session.ts';

const session = vi.hoisted(() => ({ current: { status: 'loading', user: null, token: null } as Session }));
vi.mock('./session.ts', () => ({ useSession: () => session.current }));
vi.mock('react-router', async original => ({
  ...(await original<object>()),
  Navigate: ({ to, replace, state }: NavigateProps) => JSON.stringify({ to, replace, state }),
}));

const visit = (current: Session) => {
  session.current = current;
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/dashboard/teacher?a=1#b']}>
      <RequireRole roles={['teacher']}>{user => `Szia, ${user.username}!`}</RequireRole>
    </MemoryRouter>,
  );
  return html.replaceAll('&quot;', '"');
};
const as = (role: Role): Session => ({ status: 'user', token: 't', user: { username: 'Kata', role } });

it('shows a loading text while the session is loading', () => {
  expect(visit({ status: 'loading', user: null, token: null })).toContain('Betöltés…');
});

it('sends guests to login with the origin', () => {
  const sent = JSON.parse(visit({ status: 'guest', user: null, token: null }));
  expect(sent).toEqual({ to: '/bejelentkezes', replace: true, state: { from: '/dashboard/teacher?a=1#b' } });
});

it.each(['student', 'admin'] as const)('sends a %s home from a page of teachers', role => {
  expect(JSON.parse(visit(as(role)))).toEqual({ to: '/', replace: true });
});

it('shows the page to the right role', () => {
  expect(visit(as('teacher'))).toBe('Szia, Kata!');
});
