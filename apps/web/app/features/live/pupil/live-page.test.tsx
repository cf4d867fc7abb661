import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logIn } from '../../../lib/session.ts';
import { pupil } from '../../../testing/people.ts';
import { refusal, serve } from '../../../testing/serve.ts';
import { show } from '../../../testing/show.tsx';
import { liveSeat } from '../live-seat.ts';
import { LivePage } from './live-page.tsx';
import { view } from './pupil-view.test-kit.ts';

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => {
  liveSeat.set(null);
  sessionStorage.clear();
});

it('a guest joins by the code under a given name; the seat is kept on the device', async () => {
  const server = serve({
    live: {
      stream: () => refusal(401, 'Lejárt.'),
      look: () => ({ success: true, title: 'Törtek', class_name: '6. B', join: 'animal', names: [] }),
      join: () => ({ success: true, token: 'elo_1', name: 'Derűs Hód', guest: true }),
    },
  });
  const { user } = show(<LivePage code="k7f 4qx" />);
  expect(await screen.findByText('6. B – Törtek')).toBeVisible();
  expect(screen.queryByText(/^Kikerültél az óráról/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Belépek' }));
  await waitFor(() => expect(server.sentTo('live', 'stream')[0]?.authorization).toBe('Bearer elo_1'));
  expect(server.sentTo('live', 'join')[0]?.params).toEqual({ code: 'K7F4QX' });
  // The stream was refused: the seat is given up and the door is shown again.
  expect(await screen.findByRole('heading', { name: 'Gyere az órára!' })).toBeVisible();
  expect(screen.getByText(/^Kikerültél az óráról. Nem vagy bejelentkezve/)).toBeVisible();
  expect(liveSeat.get()).toBeNull();
});

it('says when the code is unknown, and asks to sign in where guests may not come', async () => {
  serve({ live: { look: () => refusal(404, 'Ezzel a kóddal most nem fut élő óra.') } });
  const first = show(<LivePage code="K7F4QX" />);
  expect(await screen.findByText('Ezzel a kóddal most nem fut élő óra.')).toBeVisible();
  first.unmount();
  serve({ live: { look: () => ({ success: true, title: 'Törtek', class_name: '6. B', join: 'signIn', names: [] }) } });
  show(<LivePage code="K7F4QY" />);
  expect(await screen.findByRole('link', { name: 'Bejelentkezem' })).toBeVisible();
});

it('tells a signed-in pupil of another class why they come as a guest, or cannot come', async () => {
  logIn(pupil, 'token-1');
  const join = (way: 'animal' | 'signIn') =>
    serve({ live: { look: () => ({ success: true, title: 'Törtek', class_name: '6. B', join: way, names: [] }) } });
  join('animal');
  const first = show(<LivePage code="K7F4QX" />);
  expect(await screen.findByText(/^Nem vagy tagja ennek az osztálynak, ezért egy állatnevet kapsz/)).toBeVisible();
  first.unmount();
  join('signIn');
  show(<LivePage code="K7F4QY" />);
  expect(await screen.findByRole('heading', { name: 'Nem vagy tagja ennek az osztálynak' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Bejelentkezem' })).toBeNull();
});

const noLesson = () => refusal(404, 'Ezzel a kóddal most nem fut élő óra.');

it('keeps the end of a guest over a reload, until they go on', async () => {
  const ended = view({ phase: 'ended' }, { question: null, score: { done: 3, right: 2 } });
  sessionStorage.setItem('typed.elo/K7F4QX/vege', JSON.stringify({ view: ended }));
  // The token of a guest is gone with the lesson.
  serve({ live: { look: noLesson } });
  const { user } = show(<LivePage code="K7F4QX" />);
  expect(await screen.findByText('2 / 3 jó')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Regisztrálok' })).toHaveAttribute('href', '/regisztracio');
  await user.click(screen.getByRole('link', { name: 'Kezdőlap' }));
  expect(await screen.findByRole('heading', { name: 'Írd be a kódot!' })).toBeVisible();
});

it('says calmly that the lesson is over to a guest who was away when it ended', async () => {
  liveSeat.set({ code: 'K7F4QX', token: 'elo_1' });
  serve({ live: { stream: () => refusal(401, 'Lejárt.'), look: noLesson } });
  const first = show(<LivePage code="K7F4QX" />);
  expect(await screen.findByRole('heading', { name: 'Vége az órának. Szép munka!' })).toBeVisible();
  first.unmount();
  show(<LivePage code="K7F4QX" />);
  expect(await screen.findByRole('heading', { name: 'Vége az órának. Szép munka!' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps a wrong code with its reason until it is changed, and names a sign that no code has', async () => {
  serve({ live: { look: () => refusal(404, 'Ezzel a kóddal most nem fut élő óra.') } });
  const { user } = show(<LivePage code="K7F4QX" />);
  expect(await screen.findByText('Ezzel a kóddal most nem fut élő óra.')).toBeVisible();
  const field = screen.getByLabelText('Az óra kódja');
  expect(field).toHaveValue('K7F4QX');
  await user.clear(field);
  expect(screen.queryByText('Ezzel a kóddal most nem fut élő óra.')).toBeNull();
  await user.type(field, 'abc1');
  expect(screen.getByText('A kódban nincs „1”. Nézd meg újra!')).toBeVisible();
});
