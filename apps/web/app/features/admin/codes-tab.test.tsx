import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { itWritesLikeEveryForm } from '../../testing/write-form.ts';
import { CodesTab } from './codes-tab.tsx';

const issued = () => ({ success: true as const, message: 'Elkészült a kód.', code: 'VIP-7KRT' });
const none = () => ({ success: true as const, codes: [] });
const button = 'Kód kiadása';
const showForm = () => show(<CodesTab />);
const fill = async (user: UserEvent) => {
  await user.selectOptions(screen.getByLabelText('Fajta'), 'Speciális hozzáférési kód');
  await user.clear(screen.getByLabelText('Hányszor használható?'));
  await user.type(screen.getByLabelText('Hányszor használható?'), '25');
  await user.type(screen.getByLabelText(/Megjegyzés/), 'szakkör');
};

it('shows the new code once, and the list that has it', async () => {
  let known = false;
  const server = serve({
    admin: {
      codes: () => ({
        success: true,
        codes: known
          ? [
              {
                id: 'k1',
                kind: 'special',
                note: 'szakkör',
                uses_max: 25,
                uses_left: 25,
                expires_at: '2026-12-15T00:00:00.000Z',
                created_at: '2026-11-15T00:00:00.000Z',
              },
            ]
          : [],
      }),
      issueCode: () => {
        known = true;
        return issued();
      },
    },
  });
  const { user } = showForm();
  expect(await screen.findByText('Még nincs kiadott kód')).toBeVisible();
  await fill(user);
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(/Elkészült a kód\./)).toBeVisible();
  expect(screen.getByText('VIP-7KRT')).toBeVisible();
  expect(await screen.findByRole('cell', { name: '25 / 25' })).toBeVisible();
  expect(server.sentTo('admin', 'issueCode').map(({ body }) => body)).toEqual([{ kind: 'special', uses: 25, days: 30, note: 'szakkör' }]);
});

describe('sending', () => {
  itWritesLikeEveryForm({ show: showForm, fill, button, answers: issueCode => ({ admin: { codes: none, issueCode } }), reply: issued });
});
