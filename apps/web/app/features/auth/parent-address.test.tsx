import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { currentSession, logIn } from '../../lib/session.ts';
import { plainAuthOptions } from '../../testing/auth-options.ts';
import { pupil } from '../../testing/people.ts';
import { refusal, serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { ParentAddress } from './parent-address.tsx';

const auth = { options: plainAuthOptions };
const withParent = { ...pupil, parental_email: 'regi@pelda.hu', parental_consent: 'confirmed' as const };
const showForm = () => {
  logIn(withParent, 'token-1');
  return show(<ParentAddress user={withParent} onChanged={() => undefined} />);
};
const saved = ({ body }: { body: { parental_email: string | null } }) => ({
  success: true as const,
  message: 'Elmentettük.',
  user: { ...withParent, parental_email: body.parental_email, parental_consent: 'waiting' as const },
});

it('asks for the password when the login is old, then saves the address that was typed', async () => {
  let fresh = false;
  const server = serve({
    auth,
    profile: {
      confirm: () => {
        fresh = true;
        return { success: true, message: '', token: 'token-2' };
      },
      changeParent: received => (fresh ? saved(received) : refusal(403, 'Add meg újra a jelszavad.', { code: 'reauthRequired' })),
    },
  });
  const { user } = showForm();
  const field = screen.getByRole('textbox', { name: 'Szülő e-mail-címe' });
  await user.clear(field);
  await user.type(field, 'uj@pelda.hu');
  await user.click(screen.getByRole('button', { name: 'Mentés' }));
  await user.type(await screen.findByLabelText('Add meg újra a jelszavad'), 'Jo-Jelszo-77');
  await user.click(screen.getByRole('button', { name: 'Tovább' }));
  expect(await screen.findByText('Elmentettük.')).toBeVisible();
  expect(server.sentTo('profile', 'changeParent').map(sent => sent.body)).toEqual([
    { parental_email: 'uj@pelda.hu' },
    { parental_email: 'uj@pelda.hu' },
  ]);
  expect(currentSession().token).toBe('token-2');
});

it('takes the address away, and says why one was refused', async () => {
  const server = serve({
    auth,
    profile: { changeParent: received => (received.body.parental_email ? refusal(400, 'Ez a tanuló címe.') : saved(received)) },
  });
  const { user } = showForm();
  await user.click(screen.getByRole('button', { name: 'Újraküldöm a levelet' }));
  expect(await screen.findByText('Ez a tanuló címe.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Törlöm a címet' }));
  expect(await screen.findByText('Elmentettük.')).toBeVisible();
  expect(server.sentTo('profile', 'changeParent').at(-1)?.body).toEqual({ parental_email: null });
});

it('says of a half address what it is, and sends nothing', async () => {
  const server = serve({ auth, profile: { changeParent: saved } });
  const { user } = showForm();
  const field = screen.getByRole('textbox', { name: 'Szülő e-mail-címe' });
  await user.clear(field);
  await user.type(field, 'anya@gmail');
  await user.click(screen.getByRole('button', { name: 'Mentés' }));
  expect(await screen.findByText('Ez nem tűnik e-mail-címnek. Nézd meg, nem maradt-e le valami.')).toBeVisible();
  expect(server.sentTo('profile', 'changeParent')).toEqual([]);
});
