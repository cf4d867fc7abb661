import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { logIn } from '../../lib/session.ts';
import { serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { itWritesLikeEveryForm } from '../../testing/write-form.ts';
import { ContactForm } from './contact-form.tsx';

const sent = () => ({ success: true as const, message: 'Köszönjük, hamarosan válaszolunk.' });
const button = 'Elküldöm';
const showForm = () => show(<ContactForm />);
const press = (user: UserEvent) => user.click(screen.getByRole('button', { name: button }));
const fill = async (user: UserEvent) => {
  await user.type(screen.getByLabelText('Név'), 'Kiss Lili');
  await user.type(screen.getByLabelText('E-mail-cím'), 'lili@pelda.hu');
  await user.type(screen.getByLabelText('Tárgy'), 'Kérdés');
  await user.type(screen.getByLabelText('Üzenet'), 'Mikor lesz új lecke?');
};

it('sends the message, empties the form and thanks for five seconds', async () => {
  const server = serve({ contact: { send: sent } });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = showForm();
  await fill(user);
  await press(user);
  expect(await screen.findByText('Köszönjük, hamarosan válaszolunk.')).toBeVisible();
  expect(server.sentTo('contact', 'send').map(({ body }) => body)).toEqual([
    { name: 'Kiss Lili', email: 'lili@pelda.hu', subject: 'Kérdés', message: 'Mikor lesz új lecke?' },
  ]);
  expect(screen.getByLabelText('Üzenet')).toHaveValue('');
  await vi.advanceTimersByTimeAsync(5000);
  await waitFor(() => expect(screen.queryByText('Köszönjük, hamarosan válaszolunk.')).toBeNull());
});

it('names each field that is missing, goes to the first and sends nothing', async () => {
  const server = serve({ contact: { send: sent } });
  const { user } = showForm();
  await user.type(screen.getByLabelText('Név'), 'Kiss Lili');
  await press(user);
  expect(screen.getByLabelText('E-mail-cím')).toHaveAccessibleDescription(/Ez nem tűnik e-mail-címnek/);
  expect(screen.getByLabelText('Tárgy')).toHaveAccessibleDescription('Írj be egy tárgyat.');
  expect(screen.getByLabelText('Üzenet')).toHaveAccessibleDescription('Írj néhány szót az üzenetbe.');
  await waitFor(() => expect(screen.getByLabelText('E-mail-cím')).toHaveFocus());
  expect(server.sentTo('contact', 'send')).toEqual([]);
});

it('fills in and locks name and address of a signed-in user', () => {
  serve({});
  logIn({ username: 'lili', real_name: 'Kiss Lili', role: 'student', email: 'lili@pelda.hu' }, 'token-1');
  showForm();
  expect(screen.getByLabelText('Név')).toHaveValue('Kiss Lili');
  expect(screen.getByLabelText('E-mail-cím')).toHaveValue('lili@pelda.hu');
  for (const name of ['Név', 'E-mail-cím']) expect(screen.getByLabelText(name)).toHaveAttribute('readonly');
  for (const name of ['Tárgy', 'Üzenet']) expect(screen.getByLabelText(name)).not.toHaveAttribute('readonly');
});

describe('sending', () => {
  itWritesLikeEveryForm({ show: showForm, fill, button, answers: send => ({ contact: { send } }), reply: sent });
});
