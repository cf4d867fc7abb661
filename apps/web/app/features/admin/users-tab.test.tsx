import type { AdminUser } from '@eszkerek/contract/admin';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, refusal, serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { UsersTab } from './users-tab.tsx';

const waiting: AdminUser = {
  id: '0190a1b2-0000-7000-8000-000000000002',
  username: 'Kata',
  real_name: 'Kata',
  email: 'kata@pelda.hu',
  role: 'teacher',
  created_at: '2026-01-01T00:00:00.000Z',
  last_login_at: null,
  parental_email: null,
  is_verified: true,
  is_approved: false,
  is_pending: true,
  is_rejected: false,
};
const approved = { is_pending: false, is_approved: true };

/** One account, which `change` may change between two loads of the list. */
const showUser = async (
  user: AdminUser,
  writes: (change: (changes: Partial<AdminUser>) => void) => NonNullable<Answers['admin']> = () => ({}),
) => {
  let stored = user;
  const server = serve({
    admin: {
      users: () => ({ success: true, users: [stored], next: null, total: 1, pending: 0 }),
      ...writes(changes => {
        stored = { ...stored, ...changes };
      }),
    },
  });
  const shown = show(<UsersTab />);
  await screen.findByRole('rowheader', { name: 'Kata' });
  return { ...shown, server };
};
const approveButton = () => screen.queryByRole('button', { name: 'Jóváhagyás: Kata' });
const ok = { success: true as const, message: 'Rendben.' };

it('labels a waiting teacher, approves and shows the new state', async () => {
  const { user, server } = await showUser(waiting, change => ({
    approveTeacher: () => {
      change(approved);
      return ok;
    },
  }));
  expect(screen.getByRole('cell', { name: 'Jóváhagyásra vár' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Jóváhagyás: Kata' }));
  expect(await screen.findByText('Jóváhagyva')).toBeVisible();
  expect(screen.getByText('Rendben.')).toBeVisible();
  expect(server.sentTo('admin', 'approveTeacher')).toHaveLength(1);
  expect(approveButton()).toBeNull();
});

it('says why an approval failed, in the row', async () => {
  const { user } = await showUser(waiting, () => ({ approveTeacher: () => refusal(409, 'Közben visszavonták.') }));
  await user.click(screen.getByRole('button', { name: 'Jóváhagyás: Kata' }));
  expect(await screen.findByText('Közben visszavonták.')).toBeVisible();
});

it('asks before a rejection, then closes and shows the new state', async () => {
  const { user, server } = await showUser(waiting, change => ({
    rejectTeacher: () => {
      change({ is_pending: false, is_rejected: true });
      return ok;
    },
  }));
  await user.click(screen.getByRole('button', { name: 'Elutasítás: Kata' }));
  await screen.findByRole('alertdialog', { name: 'Elutasítod ezt a tanárt?' });
  expect(server.sentTo('admin', 'rejectTeacher')).toEqual([]);
  await user.type(screen.getByLabelText(/^Indok/), 'Nem iskolai cím.');
  await user.click(screen.getByRole('button', { name: 'Elutasítom' }));
  expect(await screen.findByText('Elutasítva')).toBeVisible();
  expect(server.sentTo('admin', 'rejectTeacher')[0]?.body).toEqual({ reason: 'Nem iskolai cím.' });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('closes the question and says why a rejection failed', async () => {
  const { user } = await showUser(waiting, () => ({ rejectTeacher: () => refusal(409, 'Már döntöttek róla.') }));
  await user.click(screen.getByRole('button', { name: 'Elutasítás: Kata' }));
  await user.click(await screen.findByRole('button', { name: 'Elutasítom' }));
  expect(await screen.findByText('Már döntöttek róla.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('offers approval for a refused teacher too, who is no longer waiting', async () => {
  await showUser({ ...waiting, is_pending: false, is_rejected: true });
  expect(screen.queryByRole('cell', { name: 'Jóváhagyásra vár' })).toBeNull();
  expect(approveButton()).toBeVisible();
});

it.each([approved, { ...approved, role: 'student' as const }])('offers it for nobody else (%j)', async changes => {
  await showUser({ ...waiting, ...changes });
  expect(approveButton()).toBeNull();
});
