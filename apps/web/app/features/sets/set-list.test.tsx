import type { SetEntry } from '@eszkerek/contract/set-shapes';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { SetList } from './set-list.tsx';

const entry = (more: Partial<SetEntry> = {}): SetEntry => ({
  slug: 'keszlet-abcdefgh',
  title: 'Törtek péntekre',
  questions: 7,
  own: true,
  author: 'Kata',
  updated_at: '2026-11-16T08:00:00.000Z',
  ...more,
});
const open = () => show(<SetList onOpen={() => undefined} linkTo={slug => `/?keszlet=${slug}`} />);

it('deletes a set after asking, and says why it could not', async () => {
  const server = serve({
    sets: { list: () => ({ success: true, sets: [entry()] }), remove: () => refusal(409, 'Ez a kérdéssor most házi feladat.') },
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Törtek péntekre: törlés a listából' }));
  expect(server.sentTo('sets', 'remove')).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Törlöm' }));
  expect(await screen.findByText('Ez a kérdéssor most házi feladat.')).toBeVisible();
});

it('opens a colleague’s set by its code', async () => {
  const server = serve({
    sets: {
      list: () => ({ success: true, sets: [entry({ own: false, author: 'Tóth Éva' })] }),
      open: () => refusal(404, 'Nincs ilyen kód.'),
    },
  });
  const { user } = open();
  expect(await screen.findByText(/7 kérdés · Tóth Éva/)).toBeVisible();
  await user.type(screen.getByLabelText('Megosztási kód'), 'k7f4qx');
  await user.click(screen.getByRole('button', { name: 'Megnyitom' }));
  await waitFor(() => expect(server.sentTo('sets', 'open')).toMatchObject([{ body: { code: 'k7f4qx' } }]));
  expect(await screen.findByText('Nincs ilyen kód.')).toBeVisible();
});
