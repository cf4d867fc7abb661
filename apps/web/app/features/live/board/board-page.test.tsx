import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { refusal, serve } from '../../../testing/serve.ts';
import { show } from '../../../testing/show.tsx';
import { BoardPage } from './board-page.tsx';

afterEach(() => sessionStorage.clear());

it('opens on another computer by the typed code', async () => {
  const server = serve({
    live: {
      stream: () => refusal(401, 'Lejárt.'),
      openBoard: ({ body }) =>
        body.code === 'K7F4QX2M' ? { success: true, token: 'elo_1' } : refusal(404, 'Ez a link már nem érvényes. Kérj újat.'),
    },
  });
  const { user } = show(<BoardPage code="ABCDEF" />);
  const field = await screen.findByLabelText('A kivetítő kódja');
  const open = screen.getByRole('button', { name: 'Megnyitom' });
  expect(screen.getByText(/„Kivetítő másik gépen”/)).toBeVisible();
  await user.type(field, '22222222');
  await user.click(open);
  expect(await screen.findByText('Ez a link már nem érvényes. Kérj újat.')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'k7f4 qx2m');
  await user.click(open);
  await waitFor(() => expect(server.sentTo('live', 'stream')[0]?.authorization).toBe('Bearer elo_1'));
});
