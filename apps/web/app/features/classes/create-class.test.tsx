import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { itWritesLikeEveryForm } from '../../testing/write-form.ts';
import { CreateClass } from './create-class.tsx';

// A change of the fragment is the one navigation a test's document can make.
const payment = () => ({ success: true as const, url: '#fizetes' });
const button = 'Tovább a fizetéshez';
const showForm = () => show(<CreateClass />);
const press = (user: UserEvent) => user.click(screen.getByRole('button', { name: button }));
const fill = (user: UserEvent) => user.type(screen.getByLabelText('Az osztály neve'), ' 7. B ');

it('goes to the payment, and stays busy until the page is left', async () => {
  const server = serve({ billing: { createClassCheckoutSession: payment } });
  const { user } = showForm();
  await fill(user);
  await user.clear(screen.getByLabelText('Tanulók száma'));
  await user.type(screen.getByLabelText('Tanulók száma'), '24');
  await press(user);
  await waitFor(() => expect(location.hash).toBe('#fizetes'));
  expect(screen.getByRole('button', { name: button, busy: true })).toBeVisible();
  expect(server.sentTo('billing', 'createClassCheckoutSession').map(({ body }) => body)).toEqual([{ className: '7. B', maxStudents: 24 }]);
});

it('asks for a name before it sends', async () => {
  const server = serve({ billing: { createClassCheckoutSession: payment } });
  const { user } = showForm();
  await press(user);
  expect(screen.getByLabelText('Az osztály neve')).toHaveAccessibleDescription('Adj nevet az osztálynak.');
  expect(server.sentTo('billing', 'createClassCheckoutSession')).toEqual([]);
});

const size = () => screen.getByLabelText('Tanulók száma');
const sizeRule = 'Az osztály létszáma 5 és 30 közötti egész szám lehet.';

it('asks for 5 to 30 pupils, thirty at first', () => {
  serve({});
  showForm();
  expect(size()).toHaveValue(30);
  expect(size()).toBeRequired();
  expect(size()).toHaveAccessibleDescription('Ennyien csatlakozhatnak, 5 és 30 között.');
});

it.each([
  ['4', 4],
  ['31', 31],
  ['12.5', 12.5],
  ['', null],
])('refuses a class of "%s" with a sentence and leaves the number as typed', async (typed, kept) => {
  const server = serve({ billing: { createClassCheckoutSession: payment } });
  const { user } = showForm();
  await fill(user);
  await user.clear(size());
  if (typed) await user.type(size(), typed);
  await user.tab();
  expect(size()).toHaveAccessibleDescription(sizeRule);
  await press(user);
  expect(size()).toHaveValue(kept);
  expect(screen.getByRole('alert')).toHaveTextContent(sizeRule);
  expect(server.sentTo('billing', 'createClassCheckoutSession')).toEqual([]);
});

it('shows the sentence in the place of the help, so that the button stays where it is', async () => {
  serve({});
  const { user } = showForm();
  const place = screen.getByText(/, 5 és 30 között/).parentElement;
  await user.clear(size());
  await user.tab();
  expect(screen.getByRole('alert').parentElement).toBe(place);
  expect(screen.queryByText(/, 5 és 30 között/)).toBeNull();
});

it('tells the yearly fee, its discount and for how many it is counted', () => {
  serve({});
  showForm();
  expect(screen.getByText('4200 RON/év')).toBeVisible();
  expect(screen.getByText(/20 tanuló éves díja 30% kedvezménnyel/)).toBeVisible();
});

describe('sending', () => {
  itWritesLikeEveryForm({
    show: showForm,
    fill,
    button,
    answers: createClassCheckoutSession => ({ billing: { createClassCheckoutSession } }),
    reply: payment,
  });
});
