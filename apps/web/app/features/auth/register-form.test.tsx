import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { CodeFields } from './code-fields.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { PasswordChecklist } from './password-checklist.tsx';
import { RegisterForm } from './register-form.tsx';
import { emptyForm } from './registration-form.ts';

vi.mock('../../lib/api.ts', () => ({ api: {} }));

const html = renderToStaticMarkup(
  <MemoryRouter>
    <RegisterForm onEntered={() => undefined} />
  </MemoryRouter>,
);
const names = (markup: string) => [...markup.matchAll(/<input[^>]*name="([^"]+)"/g)].map(([, name]) => name);
const teacher = { ...emptyForm, role: 'teacher' } as const;
const nothing = () => undefined;

it('has the fields of a student, in the stated order, and cannot be sent empty', () => {
  expect(names(html)).toEqual([
    'role',
    'role',
    'username',
    'email',
    'parental_email',
    'password',
    'passwordConfirm',
    'classCode',
    'referralCode',
    'specialCode',
    'termsAccepted',
  ]);
  expect(html).toMatch(/<button disabled=""[^>]*type="submit"/);
});

it('begins as a student', () => {
  const checked = [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([radio]) => radio).filter(radio => radio.includes('checked'));
  expect(checked).toHaveLength(1);
  expect(checked[0]).toContain('value="student"');
});

it('links to the terms and the privacy notice', () => {
  expect(html).toContain('href="/aszf"');
  expect(html).toContain('href="/adatkezeles"');
});

it('calls the name as the role does, and asks only students for a parent and a class', () => {
  const identity = (form: typeof emptyForm | typeof teacher) =>
    renderToStaticMarkup(<IdentityFields form={form} onChange={nothing} google={null} />);
  expect(identity(emptyForm)).toContain('Teljes Név');
  expect(identity(teacher)).toContain('Felhasználónév');
  expect(names(identity(teacher))).toEqual(['username', 'email']);
  expect(names(renderToStaticMarkup(<CodeFields form={teacher} onChange={nothing} />))).toEqual(['referralCode', 'specialCode']);
});

it('fills in and locks what Google vouches for', () => {
  const google = { token: 't', name: 'Kiss Lili', email: 'lili@pelda.hu' };
  const identity = renderToStaticMarkup(<IdentityFields form={emptyForm} onChange={nothing} google={google} />);
  expect(identity).toMatch(/<input[^>]*readOnly=""[^>]*value="Kiss Lili"/i);
  expect(identity).toMatch(/<input[^>]*readOnly=""[^>]*value="lili@pelda.hu"/i);
});

it('ticks off the five criteria as they are met', () => {
  const ticked = (password: string) => renderToStaticMarkup(<PasswordChecklist password={password} />).match(/pw-met/g)?.length ?? 0;
  expect(['', 'a', 'aB', 'aB1', 'aB1!', 'aB1!aaaa'].map(ticked)).toEqual([0, 1, 2, 3, 4, 5]);
});
