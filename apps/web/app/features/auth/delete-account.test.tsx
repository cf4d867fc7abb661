import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { currentSession, logIn } from '../../lib/session.ts';
import { plainAuthOptions } from '../../testing/auth-options.ts';
import { pupil } from '../../testing/people.ts';
import { refusal, serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { itWritesLikeEveryForm } from '../../testing/write-form.ts';
import { DeleteAccount } from './delete-account.tsx';

const auth = { options: plainAuthOptions };
const removed = () => ({ success: true as const, message: 'A fiókodat töröltük.' });
const button = 'Törlöm a fiókomat';
const showForm = () => {
  logIn(pupil, 'token-1');
  return show(<DeleteAccount hasPassword />, { path: '/profil', others: { '/': <h1>Kezdőlap</h1> } });
};
const open = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: 'Fiók törlése' }));
  await screen.findByRole('alertdialog', { name: 'Biztosan törlöd a fiókodat?' });
};

it('asks first, deletes, goes home as a guest and says goodbye there', async () => {
  const server = serve({ auth, profile: { remove: removed } });
  const { user } = showForm();
  await open(user);
  expect(server.sentTo('profile', 'remove')).toEqual([]);
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByRole('heading', { name: 'Kezdőlap' })).toBeVisible();
  expect(await screen.findByText('A fiókodat töröltük.')).toBeVisible();
  expect(currentSession().status).toBe('guest');
  expect(server.sentTo('profile', 'remove')).toHaveLength(1);
});

it('asks for the password when the login is old, and sends it before deleting', async () => {
  let fresh = false;
  const server = serve({
    auth,
    profile: {
      confirm: () => {
        fresh = true;
        return { success: true, message: '', token: 'token-2' };
      },
      remove: () => (fresh ? removed() : refusal(403, 'Add meg újra a jelszavad.', { code: 'reauthRequired' })),
    },
  });
  const { user } = showForm();
  await open(user);
  await user.click(screen.getByRole('button', { name: button }));
  await user.type(await screen.findByLabelText('Jelszó'), 'titok');
  expect(screen.getByText('Add meg újra a jelszavad.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: button }));
  await screen.findByRole('heading', { name: 'Kezdőlap' });
  expect(server.sentTo('profile', 'confirm')[0]?.body).toEqual({ password: 'titok' });
});

it('forgets the failure when it is closed, and leaves the account', async () => {
  serve({ auth, profile: { remove: () => refusal(409, 'Most nem lehet.') } });
  const { user } = showForm();
  await open(user);
  await user.click(screen.getByRole('button', { name: button }));
  await screen.findByText('Most nem lehet.');
  await user.click(screen.getByRole('button', { name: 'Mégsem' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await open(user);
  expect(screen.queryByText('Most nem lehet.')).toBeNull();
  expect(currentSession().status).toBe('user');
});

describe('sending', () => {
  itWritesLikeEveryForm({ show: showForm, fill: open, button, answers: remove => ({ auth, profile: { remove } }), reply: removed });
});
