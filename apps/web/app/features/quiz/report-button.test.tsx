import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { itWritesLikeEveryForm } from '../../testing/write-form.ts';
import { ReportButton } from './report-button.tsx';

const thanks = () => ({ success: true as const, message: 'Köszönjük a jelzést!' });
const button = 'Elküldöm';
const showButton = () => show(<ReportButton slug="kviz-matek-5-tortek" questionId="k3" />);
const fill = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: 'Szerintem hiba van' }));
  await user.type(await screen.findByLabelText(/Mi a gond\?/), ' Két jó válasz van. ');
};

it('sends the note, thanks and closes', async () => {
  const server = serve({ quiz: { report: thanks } });
  const { user } = showButton();
  await fill(user);
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText('Köszönjük a jelzést!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sentTo('quiz', 'report')).toMatchObject([
    { params: { slug: 'kviz-matek-5-tortek' }, body: { questionId: 'k3', message: 'Két jó válasz van.' } },
  ]);
});

it('needs no note, and sends nothing when it is put off', async () => {
  const server = serve({ quiz: { report: thanks } });
  const { user } = showButton();
  await user.click(screen.getByRole('button', { name: 'Szerintem hiba van' }));
  await user.click(await screen.findByRole('button', { name: 'Mégsem' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sentTo('quiz', 'report')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Szerintem hiba van' }));
  await user.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(server.sentTo('quiz', 'report')).toMatchObject([{ body: { message: '' } }]));
});

describe('sending', () => {
  itWritesLikeEveryForm({ show: showButton, fill, button, answers: report => ({ quiz: { report } }), reply: thanks });
});
