import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { logIn } from '../../lib/session.ts';
import { pupil } from '../../testing/people.ts';
import { serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { MistakeBook } from './mistake-book.tsx';

const mistake = (i: number, question: string, due_at: string) => ({
  quiz_slug: 'kviz-matek-5-tortek-osszeadasa',
  title: 'Törtek összeadása',
  premium: false,
  question_id: `q${i}`,
  question,
  answer: String(i),
  reason: '',
  misconception: null,
  due_at,
  missed_at: '2020-01-01T08:00:00.000Z',
});
const LATER = '2999-01-01T08:00:00.000Z';
const open = (mistakes: ReturnType<typeof mistake>[], user = pupil) => {
  logIn(user, 'token-1');
  serve({ quiz: { mistakes: () => ({ success: true, mistakes }) } });
  return show(<MistakeBook />);
};

it('offers all due mistakes as one round, and finds one by its words', async () => {
  const { user } = open([
    ...Array.from({ length: 7 }, (_, i) => mistake(i, `<p>Mennyi a <b>negyede</b>? (${i})</p>`, '2020-01-02T08:00:00.000Z')),
    mistake(8, '<p>Hány fok a háromszög szöge?</p>', LATER),
  ]);
  expect(await screen.findByRole('link', { name: 'Mind most: 7 kérdés' })).toHaveAttribute('href', '/ismetles?hibak=mind');
  await user.type(screen.getByRole('searchbox', { name: 'Keresés a javítófüzetben' }), 'haromszog');
  expect(screen.getByText('Hány fok a háromszög szöge?')).toBeVisible();
  expect(screen.queryByText(/Mennyi a/)).toBeNull();
  await user.type(screen.getByRole('searchbox'), 'xyz');
  expect(screen.getByText('Nincs ilyen a javítófüzetedben.')).toBeVisible();
});

it('offers no round while nothing is due', async () => {
  open([mistake(1, 'Mennyi?', LATER)]);
  expect(await screen.findByText('Mennyi?')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Mind most/ })).toBeNull();
});

it('marks locked quizzes of a pupil without access, and counts none of them into the round', async () => {
  const lapsed = { ...pupil, created_at: '2020-01-01T08:00:00.000Z' };
  const due = '2020-01-02T08:00:00.000Z';
  open([mistake(1, 'Mennyi?', due), { ...mistake(2, '', due), answer: '', title: 'Kör', premium: true }], lapsed);
  expect(await screen.findByRole('link', { name: 'Kör zárolt, bejelentkezés szükséges' })).toHaveAttribute(
    'href',
    '/tananyag/kviz-matek-5-tortek-osszeadasa',
  );
  expect(screen.getByRole('link', { name: 'Törtek összeadása' })).toBeVisible();
  expect(screen.getByText(/Ez a kérdés prémium kvízből való/)).toBeVisible();
  expect(screen.getAllByText('A te válaszod:')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Mind most: 1 kérdés' })).toBeVisible();
});
