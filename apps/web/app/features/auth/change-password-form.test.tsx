import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { currentSession, logIn } from '../../lib/session.ts';
import { pupil } from '../../testing/people.ts';
import { serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { itWritesLikeEveryForm } from '../../testing/write-form.ts';
import { ChangePasswordForm } from './change-password-form.tsx';

const changed = () => ({ success: true as const, message: 'A jelszavad megváltozott, jelentkezz be újra.' });
const showForm = () => {
  logIn(pupil, 'token-1');
  return show(<ChangePasswordForm />);
};
const button = 'Jelszó módosítása';
const press = (user: UserEvent) => user.click(screen.getByRole('button', { name: button }));
const type = async (user: UserEvent, old: string, fresh: string, again = fresh) => {
  if (old) await user.type(screen.getByLabelText('Jelenlegi jelszó'), old);
  await user.type(screen.getByLabelText('Új jelszó'), fresh);
  await user.type(screen.getByLabelText('Új jelszó még egyszer'), again);
};

it('says that it is done and logs out three seconds later', async () => {
  const server = serve({ profile: { changePassword: changed } });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = showForm();
  await type(user, 'Régi-Jelszó1', 'Kerek4-Alma!');
  await press(user);
  expect(await screen.findByText('A jelszavad megváltozott, jelentkezz be újra.')).toBeVisible();
  expect(screen.queryByRole('button', { name: button })).toBeNull();
  expect(server.sentTo('profile', 'changePassword')).toMatchObject([
    { body: { oldPassword: 'Régi-Jelszó1', newPassword: 'Kerek4-Alma!' }, authorization: 'Bearer token-1' },
  ]);
  expect(currentSession().status).toBe('user');
  await vi.advanceTimersByTimeAsync(3000);
  expect(currentSession().status).toBe('guest');
});

it.each([
  ['', 'Kerek4-Alma!', undefined, 'Írd be a jelenlegi jelszavad.', 1],
  // Beside the field and above the button.
  ['Régi-Jelszó1', 'gyenge', undefined, 'A jelszó nem felel meg a biztonsági követelményeknek.', 2],
  ['Régi-Jelszó1', 'Kerek4-Alma!', 'Kerek4-Körte!', 'Az új jelszavak nem egyeznek.', 2],
])('refuses %j, %j, %j before sending', async (old, fresh, again, sentence, times) => {
  const server = serve({ profile: { changePassword: changed } });
  const { user } = showForm();
  await type(user, old, fresh, again);
  await press(user);
  await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(times));
  expect(server.sentTo('profile', 'changePassword')).toEqual([]);
});

describe('sending', () => {
  itWritesLikeEveryForm({
    show: showForm,
    fill: user => type(user, 'Régi-Jelszó1', 'Kerek4-Alma!'),
    button,
    answers: changePassword => ({ profile: { changePassword } }),
    reply: changed,
  });
});
