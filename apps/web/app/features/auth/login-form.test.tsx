import { messages } from '@eszkerek/contract/messages';
import { toastStore } from '@eszkerek/ui/toast-store.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { currentSession, logIn } from '../../lib/session.ts';
import { endSession } from '../../lib/session-end.ts';
import { plainAuthOptions } from '../../testing/auth-options.ts';
import { pupil } from '../../testing/people.ts';
import { refusal, serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { itWritesLikeEveryForm } from '../../testing/write-form.ts';
import { badEmail } from './email-address.ts';
import { LoginForm } from './login-form.tsx';

const options = plainAuthOptions;
const entered = () => ({ success: true as const, user: pupil, token: 'token-1' });

const showForm = () => {
  const steps: string[] = [];
  const note = (step: string) => () => void steps.push(`${step}, ${currentSession().status}`);
  return { steps, ...show(<LoginForm onEntering={note('entering')} onLoggedIn={note('logged in')} />) };
};
const fill = async (user: UserEvent) => {
  await user.type(screen.getByLabelText('E-mail-cím'), 'lili@pelda.hu');
  await user.type(screen.getByLabelText('Jelszó'), ' titkos jelszó ');
};
const press = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Bejelentkezés' }));

it('keeps the session it was given, and tells the page before and after', async () => {
  const server = serve({ auth: { options, login: entered } });
  const { user, steps } = showForm();
  await fill(user);
  await user.click(screen.getByLabelText('Emlékezz rám'));
  await press(user);
  await waitFor(() => expect(steps).toEqual(['entering, guest', 'logged in, user']));
  expect(server.sentTo('auth', 'login').map(({ body }) => body)).toEqual([
    { email: 'lili@pelda.hu', password: ' titkos jelszó ', remember: true },
  ]);
  expect(currentSession()).toMatchObject({ token: 'token-1', user: { username: 'Kővári Lili' } });
});

it.each([
  [messages.tokenInvalid, 0],
  [messages.sessionReplaced, 1],
])('has no toast over its fields: %s', (message, bars) => {
  logIn(pupil, 'token-1');
  endSession(message);
  expect(toastStore.current()).toHaveLength(1);
  serve({ auth: { options } });
  showForm();
  expect(toastStore.current()).toEqual([]);
  expect(screen.queryAllByText(message)).toHaveLength(bars);
});

it('asks for what is missing and sends nothing', async () => {
  const server = serve({ auth: { options, login: entered } });
  const { user } = showForm();
  await press(user);
  expect(screen.getByLabelText('E-mail-cím')).toHaveAccessibleDescription('Írd be az e-mail-címed.');
  expect(screen.getByLabelText('Jelszó')).toHaveAccessibleDescription('Írd be a jelszavad.');
  expect(server.sentTo('auth', 'login')).toEqual([]);
});

it('says that what was typed is no address, and keeps it', async () => {
  const server = serve({ auth: { options, login: entered } });
  const { user } = showForm();
  const address = screen.getByLabelText('E-mail-cím');
  await user.type(address, 'lili.pelda.hu');
  await user.type(screen.getByLabelText('Jelszó'), 'titok');
  await press(user);
  expect(address).toHaveAccessibleDescription(badEmail);
  expect(address).toHaveFocus();
  expect(address).toHaveValue('lili.pelda.hu');
  expect(screen.getByLabelText('Jelszó')).toHaveValue('titok');
  expect(server.sentTo('auth', 'login')).toEqual([]);
  await user.type(address, '{Home}lili@');
  expect(address).toBeValid();
});

it('asks an admin for the code of the second step and sends it along', async () => {
  const server = serve({
    auth: {
      options,
      login: ({ body }) => (body.totp ? entered() : refusal(401, 'Add meg a hatjegyű kódot.', { totp_required: true })),
    },
  });
  const { user, steps } = showForm();
  await fill(user);
  await press(user);
  await user.type(await screen.findByLabelText('Hatjegyű kód'), '123456');
  await press(user);
  await waitFor(() => expect(steps).toHaveLength(2));
  expect(server.sentTo('auth', 'login').at(-1)?.body).toMatchObject({ totp: '123456' });
});

it('says what to look at after a wrong address or password, and only then', async () => {
  let code = 'loginFailed';
  serve({ auth: { options, login: () => refusal(401, 'Sikertelen bejelentkezés.', { code }) } });
  const { user } = showForm();
  await fill(user);
  await press(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^Sikertelen bejelentkezés\./);
  expect(within(alert).getByText(/Caps Lock/)).toBeVisible();
  expect(within(alert).getByRole('link', { name: 'Kérj új jelszót!' })).toHaveAttribute('href', '/elfelejtett-jelszo');
  expect(within(alert).getByRole('link', { name: 'Azt itt teheted.' })).toHaveAttribute('href', '/osztaly-belepes');
  code = 'internal';
  await press(user);
  await waitFor(() => expect(screen.queryByText(/Caps Lock/)).toBeNull());
  expect(await screen.findByRole('alert')).toBeVisible();
});

it('does not ask about Caps Lock where there is none', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
  serve({ auth: { options, login: () => refusal(401, 'Sikertelen bejelentkezés.', { code: 'loginFailed' }) } });
  const { user } = showForm();
  await fill(user);
  await press(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('a kis- és a nagybetű nem mindegy.');
  expect(screen.queryByText(/Caps Lock/)).toBeNull();
  vi.unstubAllGlobals();
});

it('marks both fields after a wrong address or password, until one is typed into', async () => {
  serve({ auth: { options, login: () => refusal(401, 'Sikertelen bejelentkezés.', { code: 'loginFailed' }) } });
  const { user } = showForm();
  await fill(user);
  await press(user);
  const fields = () => [screen.getByLabelText('E-mail-cím'), screen.getByLabelText('Jelszó')];
  await waitFor(() => expect(fields()[0]).toBeInvalid());
  for (const field of fields()) expect(field).toHaveAccessibleDescription(/Caps Lock/);
  expect(fields()[1]).toBeInvalid();
  await user.type(screen.getByLabelText('Jelszó'), 'a');
  for (const field of fields()) expect(field).toBeValid();
  expect(screen.getByText(/Caps Lock/)).toBeVisible();
});

it('offers a new letter to an address that was not confirmed', async () => {
  const server = serve({
    auth: {
      options,
      login: () => refusal(403, 'Előbb erősítsd meg az e-mail-címed.', { email_unverified: true }),
      resendVerification: () => ({ success: true, message: 'Elküldtük az új levelet.' }),
    },
  });
  const { user } = showForm();
  await fill(user);
  await press(user);
  await user.click(await screen.findByRole('button', { name: 'Új levelet kérek' }));
  expect(await screen.findByText('Elküldtük az új levelet.')).toBeVisible();
  expect(server.sentTo('auth', 'resendVerification')[0]?.body).toEqual({ email: 'lili@pelda.hu' });
});

it('leads to a forgotten password and remembers nobody unasked', () => {
  serve({ auth: { options } });
  showForm();
  expect(screen.getByRole('link', { name: 'Elfelejtetted a jelszavad?' })).toHaveAttribute('href', '/elfelejtett-jelszo');
  expect(screen.getByLabelText('Emlékezz rám')).not.toBeChecked();
  expect(screen.getByLabelText('E-mail-cím')).toBeRequired();
  expect(screen.getByLabelText('Jelszó')).toBeRequired();
});

describe('sending', () => {
  itWritesLikeEveryForm({
    show: showForm,
    fill,
    button: 'Bejelentkezés',
    answers: login => ({ auth: { options, login } }),
    reply: entered,
  });
});
