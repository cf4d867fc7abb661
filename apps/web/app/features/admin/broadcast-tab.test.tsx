import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refusal, serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { itWritesLikeEveryForm } from '../../testing/write-form.ts';
import { BroadcastTab } from './broadcast-tab.tsx';

const sent = () => ({ success: true as const, message: 'Elküldtük 12 embernek.', recipients: 12 });
const button = 'Kiküldöm';
const showForm = () => show(<BroadcastTab />);
const fill = async (user: UserEvent) => {
  await user.selectOptions(screen.getByLabelText('Kinek szól?'), 'A tanulóknak');
  await user.type(screen.getByLabelText('Cím'), 'Szünet');
  await user.type(screen.getByLabelText('Üzenet'), 'Holnap nincs óra.');
};

it('sends the notification to the chosen audience and empties the form', async () => {
  const server = serve({ admin: { broadcast: sent } });
  const { user } = showForm();
  expect(screen.getByRole('button', { name: button })).toBeDisabled();
  await fill(user);
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText('Elküldtük 12 embernek.')).toBeVisible();
  expect(server.sentTo('admin', 'broadcast').map(({ body }) => body)).toEqual([
    { key: expect.any(String), audience: 'students', title: 'Szünet', message: 'Holnap nincs óra.' },
  ]);
  expect(screen.getByLabelText('Cím')).toHaveValue('');
  expect(screen.getByLabelText('Üzenet')).toHaveValue('');
});

it('keeps its key after a failure, so that a second try arrives once, and takes a new one after success', async () => {
  const keys: string[] = [];
  serve({
    admin: {
      broadcast: ({ body }) => {
        keys.push(body.key);
        return keys.length === 1 ? refusal(503, 'Most nem megy.') : sent();
      },
    },
  });
  const { user } = showForm();
  const press = async (times: number) => {
    await user.click(await screen.findByRole('button', { name: button, busy: false }));
    await waitFor(() => expect(keys).toHaveLength(times));
  };
  await fill(user);
  await press(1);
  await screen.findByText('Most nem megy.');
  await press(2);
  await screen.findByText('Elküldtük 12 embernek.');
  await fill(user);
  await press(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

describe('sending', () => {
  itWritesLikeEveryForm({ show: showForm, fill, button, answers: broadcast => ({ admin: { broadcast } }), reply: sent });
});
