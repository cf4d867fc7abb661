import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { LoginForm } from './login-form.tsx';

vi.mock('../../lib/api.ts', () => ({ api: {} }));

const html = renderToStaticMarkup(
  <MemoryRouter>
    <LoginForm onEntering={() => undefined} onLoggedIn={() => undefined} />
  </MemoryRouter>,
);
const input = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';

it('requires an e-mail address and a password', () => {
  expect(input('email')).toContain('type="email"');
  expect(input('email')).toContain('required');
  expect(input('password')).toContain('type="password"');
  expect(input('password')).toContain('required');
});

it('offers to remember, not ticked, and a way to a forgotten password', () => {
  expect(input('remember')).toContain('type="checkbox"');
  expect(input('remember')).not.toContain('checked');
  expect(html).toContain('href="/elfelejtett-jelszo"');
});
