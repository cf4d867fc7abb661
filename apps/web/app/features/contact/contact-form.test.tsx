import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Session } from '../../lib/session.ts';
import { ContactForm } from './contact-form.tsx';

vi.mock('../../lib/api.ts', () => ({ api: {} }));
const session = vi.hoisted(() => ({ current: { status: 'guest', user: null, token: null } as Session }));
vi.mock('../../lib/session.ts', () => ({ useSession: () => session.current }));

const controls = () =>
  [...renderToStaticMarkup(<ContactForm />).matchAll(/<(?:input|textarea)[^>]*name="(\w+)"[^>]*>/g)].filter(
    ([, name]) => name !== 'website',
  );

it('asks for name, e-mail address, subject and message', () => {
  expect(controls().map(([, name]) => name)).toEqual(['name', 'email', 'subject', 'message']);
  expect(controls().filter(([control]) => /readonly/i.test(control))).toEqual([]);
});

it('fills in and locks name and address of who is logged in', () => {
  session.current = {
    status: 'user',
    token: 't',
    user: { username: 'lili', real_name: 'Kiss Lili', role: 'student', email: 'lili@pelda.hu' },
  };
  const locked = controls().filter(([control]) => /readonly/i.test(control));
  expect(locked.map(([, name]) => name)).toEqual(['name', 'email']);
  expect(locked[0]?.[0]).toContain('value="Kiss Lili"');
  expect(locked[1]?.[0]).toContain('value="lili@pelda.hu"');
});
