import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { currentSession } from '../../lib/session.ts';
import { pupil } from '../../testing/people.ts';
import { refusal, serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { itWritesLikeEveryForm } from '../../testing/write-form.ts';
import { RegisterForm } from './register-form.tsx';
import { type MailedLetter, Registered } from './registered.tsx';
import type { RegistrationForm } from './registration-form.ts';

const options = () => ({ success: true as const, google: { kind: 'local' as const, clientId: 'x' }, recaptchaSiteKey: null });
const registered = () => ({ success: true as const, message: 'Elküldtük a megerősítő levelet.' });
const onEntered = vi.fn();
const onRole = vi.fn();
/** Form and what follows it, as the page puts them together. */
function Registration() {
  const [mailed, setMailed] = useState<MailedLetter | null>(null);
  const [typed, setTyped] = useState<RegistrationForm>();
  if (mailed) return <Registered {...mailed} onAnother={() => setMailed(null)} />;
  const onMailed = (letter: MailedLetter, form: RegistrationForm) => {
    setMailed(letter);
    setTyped(form);
  };
  return <RegisterForm onEntered={onEntered} onRole={onRole} onMailed={onMailed} start={typed} />;
}
const showForm = () => show(<Registration />);
const form = () => within(screen.getByRole('form', { name: 'Regisztráció' }));
const submit = () => form().getByRole('button', { name: 'Regisztráció' });

const fill = async (user: UserEvent) => {
  await user.type(screen.getByLabelText('Teljes Név'), 'Kővári Lili');
  await user.type(screen.getByLabelText('E-mail-cím'), 'lili@pelda.hu');
  await user.type(screen.getByLabelText('Jelszó'), 'Kerek4-Alma!');
  await user.type(screen.getByLabelText('Jelszó még egyszer'), 'Kerek4-Alma!');
  await user.click(screen.getByRole('checkbox', { name: /Elfogadom/ }));
};

it('sends what was typed, and puts what comes next in the place of the emptied form', async () => {
  const server = serve({
    auth: { options, register: registered, resendVerification: () => ({ success: true, message: 'Új levelet küldtünk.' }) },
  });
  const { user } = showForm();
  await fill(user);
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  expect(await screen.findByText('Elküldtük a megerősítő levelet.')).toBeVisible();
  expect(server.sentTo('auth', 'register').map(({ body }) => body)).toEqual([
    expect.objectContaining({
      role: 'student',
      username: 'Kővári Lili',
      email: 'lili@pelda.hu',
      password: 'Kerek4-Alma!',
      termsAccepted: true,
    }),
  ]);
  expect(screen.queryByRole('form', { name: 'Regisztráció' })).toBeNull();
  expect(screen.getByText('lili@pelda.hu')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Már csak egy kattintás!' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Újraküldés' }));
  expect(await screen.findByText('Újraküldtük a levelet. Néhány perc alatt odaér.')).toBeVisible();
  expect(server.sentTo('auth', 'resendVerification')[0]?.body).toEqual({ email: 'lili@pelda.hu' });
  await user.click(screen.getByRole('button', { name: 'Elírtam a címet, kijavítom' }));
  const address = screen.getByLabelText('E-mail-cím');
  expect(address).toHaveValue('lili@pelda.hu');
  expect(address).toHaveFocus();
  for (const label of ['Jelszó', 'Jelszó még egyszer']) expect(screen.getByLabelText(label), label).toHaveValue('Kerek4-Alma!');
  expect(screen.getByRole('radio', { name: /Tanuló/ })).toBeChecked();
  expect(screen.getByLabelText('Teljes Név')).toHaveValue('Kővári Lili');
  expect(screen.getByRole('checkbox', { name: /Elfogadom/ })).toBeChecked();
  await user.type(address, '{Backspace}{Backspace}com');
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  expect(await screen.findByText('lili@pelda.com')).toBeVisible();
});

it('has the fields of a student in the stated order, cannot be sent empty and says what is left', () => {
  serve({ auth: { options } });
  showForm();
  const fields = form()
    .getAllByLabelText(/./)
    .flatMap(field => (field instanceof HTMLInputElement ? [field.name] : []));
  expect(fields).toEqual([
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
  expect(screen.getByRole('radio', { name: /Tanuló/ })).toBeChecked();
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveAccessibleDescription('Még négy dolog van hátra: a neved, az e-mail-címed, a jelszó és a feltételek elfogadása.');
});

it('asks about an address that looks like a slip, takes the likely one at a tap and refuses none', async () => {
  serve({ auth: { options } });
  const { user } = showForm();
  const address = screen.getByLabelText('E-mail-cím');
  await user.type(address, 'lili@gmial.com');
  expect(screen.queryByText(/Erre gondoltál/)).toBeNull();
  await user.tab();
  expect(screen.getByText(/Erre gondoltál/)).toHaveTextContent('lili@gmail.com');
  expect(address).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Igen, javítom' }));
  expect(address).toHaveValue('lili@gmail.com');
  expect(screen.queryByText(/Erre gondoltál/)).toBeNull();
});

it('asks a teacher for a VIP code, and not for a parent or a class', async () => {
  serve({ auth: { options } });
  const { user } = showForm();
  await user.click(screen.getByRole('radio', { name: /Tanár/ }));
  expect(screen.getByLabelText('Felhasználónév')).toBeVisible();
  expect(screen.getByLabelText('VIP kód')).toBeRequired();
  for (const gone of ['Teljes Név', /Szülő e-mail-címe/, 'Osztálykód']) expect(screen.queryByLabelText(gone)).toBeNull();
});

it('says a wrong class code at its field, opens and focuses it, until another is typed', async () => {
  serve({ auth: { options, register: () => refusal(400, 'Nincs ilyen osztálykód.', { code: 'classCodeUnknown' }) } });
  const { user } = showForm();
  await fill(user);
  const code = screen.getByLabelText('Osztálykód');
  await user.click(screen.getByText(/Van kódod\?/));
  await user.type(code, 'AAAAAA');
  await user.click(screen.getByText(/Van kódod\?/));
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  await waitFor(() => expect(code).toHaveFocus());
  expect(code).toBeVisible();
  expect(code).toBeInvalid();
  expect(code).toHaveAccessibleDescription(/^Nincs ilyen osztálykód\./);
  expect(screen.getAllByText('Nincs ilyen osztálykód.')).toHaveLength(1);
  await user.type(code, 'B');
  expect(code).toBeValid();
  expect(screen.queryByText('Nincs ilyen osztálykód.')).toBeNull();
});

it('says a wrong VIP code at its field, where a teacher without one learns whom to ask', async () => {
  serve({ auth: { options, register: () => refusal(400, 'A VIP kód érvénytelen vagy lejárt.', { code: 'vipCodeInvalid' }) } });
  const { user } = showForm();
  await fill(user);
  await user.click(screen.getByRole('radio', { name: /Tanár/ }));
  expect(onRole).toHaveBeenLastCalledWith('teacher');
  await user.type(screen.getByLabelText('VIP kód'), 'ROSSZ');
  expect(screen.getByRole('link', { name: 'Nincs kódod? Írj nekünk!' })).toHaveAttribute('href', '/kapcsolat');
  await user.click(submit());
  await waitFor(() => expect(screen.getByLabelText('VIP kód')).toHaveFocus());
  expect(screen.getByLabelText('VIP kód')).toHaveAccessibleDescription(/^A VIP kód érvénytelen vagy lejárt\./);
});

it('ticks off the five criteria of a password as they are met', async () => {
  serve({ auth: { options } });
  const { user } = showForm();
  const met = () => screen.getAllByText(/– teljesül/).length;
  const field = screen.getByLabelText('Jelszó');
  expect(screen.queryByText(/– teljesül/)).toBeNull();
  const counts: number[] = [];
  for (const typed of ['a', 'B', '1', '!', 'aaaa']) {
    await user.type(field, typed);
    counts.push(met());
  }
  expect(counts).toEqual([1, 2, 3, 4, 5]);
});

it('says below the first password field, once, what a weak password lacks', async () => {
  serve({ auth: { options } });
  const { user } = showForm();
  const field = screen.getByLabelText('Jelszó');
  await user.type(field, 'gyenge');
  expect(field).toBeValid();
  await user.tab();
  expect(screen.getAllByText('A jelszó nem felel meg a biztonsági követelményeknek.')).toHaveLength(1);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/Nagybetű.*nem felel meg/);
  const rules = screen.getByText(/nem felel meg/);
  expect(rules.compareDocumentPosition(screen.getByLabelText('Jelszó még egyszer'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('links to the terms and the privacy notice', () => {
  serve({ auth: { options } });
  showForm();
  expect(screen.getByRole('link', { name: 'felhasználási feltételeket' })).toHaveAttribute('href', '/aszf');
  expect(screen.getByRole('link', { name: 'adatkezelési tájékoztatót' })).toHaveAttribute('href', '/adatkezeles');
});

it('fills in and locks what Google vouches for, and enters at once', async () => {
  const server = serve({
    dev: { googleToken: () => ({ success: true, token: 'google-1' }) },
    auth: {
      options,
      googleVerify: () => ({ success: true, message: '', name: 'Kiss Lili', email: 'kiss@pelda.hu' }),
      registerGoogle: () => ({ success: true, user: pupil, token: 'token-1' }),
    },
  });
  const { user } = showForm();
  await user.click(await screen.findByRole('button', { name: 'Regisztráció Google-fiókkal' }));
  await user.type(await screen.findByLabelText('Google-név'), 'Kiss Lili');
  await user.type(screen.getByLabelText('Google-cím'), 'kiss@pelda.hu');
  await user.click(screen.getByRole('button', { name: 'Tovább' }));
  expect(await screen.findByDisplayValue('Kiss Lili')).toHaveAttribute('readonly');
  expect(screen.getByDisplayValue('kiss@pelda.hu')).toHaveAttribute('readonly');
  await user.click(screen.getByRole('checkbox', { name: /Elfogadom/ }));
  await user.click(screen.getByRole('button', { name: 'Regisztráció Befejezése' }));
  await waitFor(() => expect(onEntered).toHaveBeenCalledOnce());
  expect(currentSession().token).toBe('token-1');
  expect(server.sentTo('auth', 'registerGoogle')[0]?.body).toMatchObject({ googleToken: 'google-1', termsAccepted: true });
});

describe('sending', () => {
  itWritesLikeEveryForm({
    show: showForm,
    fill: async user => {
      await fill(user);
      await waitFor(() => expect(submit()).toBeEnabled());
    },
    button: 'Regisztráció',
    answers: register => ({ auth: { options, register } }),
    reply: registered,
  });
});
