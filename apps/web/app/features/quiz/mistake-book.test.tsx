import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { logIn } from '../../lib/session.ts';
import { dayWith } from '../../testing/guide-day.ts';
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
  right_at: null as string | null,
});
const LATER = '2999-01-01T08:00:00.000Z';
const open = (mistakes: ReturnType<typeof mistake>[], user = pupil, finished: string | null = null) => {
  logIn(user, 'token-1');
  serve({
    quiz: { mistakes: () => ({ success: true, mistakes }) },
    guide: { today: () => ({ success: true, today: dayWith({ finished }) }) },
  });
  return show(<MistakeBook />);
};

it('offers a few due mistakes or all of them as a round, and finds one by its words', async () => {
  const { user } = open([
    ...Array.from({ length: 7 }, (_, i) => mistake(i, `<p>Mennyi a <b>negyede</b>? (${i})</p>`, '2020-01-02T08:00:00.000Z')),
    mistake(8, '<p>Hány fok a háromszög szöge?</p>', LATER),
  ]);
  expect(await screen.findByRole('link', { name: '5 kérdés most · kb. 4 perc' })).toHaveAttribute('href', '/ismetles?hibak=5');
  expect(screen.getByRole('link', { name: 'Mind most: 7 kérdés' })).toHaveAttribute('href', '/ismetles?hibak=mind');
  await user.type(screen.getByRole('searchbox', { name: 'Keresés a javítófüzetben' }), 'haromszog');
  expect(screen.getByText('Hány fok a háromszög szöge?')).toBeVisible();
  expect(screen.queryByText(/Mennyi a/)).toBeNull();
  await user.type(screen.getByRole('searchbox'), 'xyz');
  expect(screen.getByText('Nincs ilyen a javítófüzetedben.')).toBeVisible();
});

it('says when the mistakes of today come back, and nothing of older ones', async () => {
  open([{ ...mistake(1, 'Mennyi?', LATER), missed_at: new Date().toISOString() }, mistake(2, 'Mennyi?', LATER)]);
  expect(await screen.findByText(/^Ma egy kérdés nem sikerült elsőre\. Holnap újra megkérdezzük\.$/)).toBeVisible();
});

it('offers the mistakes of today as a round before their day, without those that were right since', async () => {
  const now = new Date().toISOString();
  open([
    ...Array.from({ length: 12 }, (_, i) => ({ ...mistake(i, 'Mennyi?', LATER), missed_at: now })),
    { ...mistake(20, 'Mennyi?', LATER), missed_at: now, right_at: now },
  ]);
  expect(await screen.findByRole('link', { name: '10 kérdés most · kb. 8 perc' })).toHaveAttribute('href', '/ismetles?hibak=elore');
  expect(screen.getByText(/^Ma 12 kérdés nem sikerült elsőre\. Holnap újra megkérdezzük őket\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vissza a mai körhöz' })).toHaveAttribute('href', '/');
});

it('leaves out of them what was answered right today, and says so on its card', async () => {
  const now = new Date().toISOString();
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
  const missed = { ...mistake(1, 'Mennyi?', tomorrow), missed_at: now };
  open([
    missed,
    { ...missed, question_id: 'q2', right_at: now },
    { ...mistake(3, 'Mennyi?', LATER), right_at: '2020-01-02T08:00:00.000Z' },
  ]);
  expect(await screen.findByText(/^Ma egy kérdés nem sikerült elsőre\. Holnap újra megkérdezzük\.$/)).toBeVisible();
  const [wrong, right, earlier] = screen.getAllByRole('listitem');
  expect(right).toHaveTextContent('Ma már sikerült. Holnap még egyszer előkerül.');
  for (const card of [wrong, earlier]) expect(card).not.toHaveTextContent('Ma már sikerült');
});

it('does not press what is left once the round of the day is done', async () => {
  open([mistake(1, 'Mennyi?', '2020-01-02T08:00:00.000Z')], pupil, 'Mára kész. Ennyi elég!');
  expect(await screen.findByText('Mára kész a kör. Ami itt maradt, holnap is ráér.')).toBeVisible();
  expect(screen.getByText('Következik')).toBeVisible();
  expect(screen.queryByText('Ma esedékes')).toBeNull();
});

it('offers no round where everything was right today', async () => {
  open([{ ...mistake(1, 'Mennyi?', LATER), right_at: new Date().toISOString() }]);
  expect(await screen.findByText('Mennyi?')).toBeVisible();
  expect(screen.queryByRole('link', { name: /kérdés most|Mind most/ })).toBeNull();
});

it('marks locked quizzes of a pupil without access, and counts none of them into the round', async () => {
  const lapsed = { ...pupil, created_at: '2020-01-01T08:00:00.000Z' };
  const due = '2020-01-02T08:00:00.000Z';
  open([mistake(1, 'Mennyi?', due), { ...mistake(2, '', due), answer: '', title: 'Kör', premium: true }], lapsed);
  expect(await screen.findByRole('link', { name: 'Kör zárolt, prémium hozzáférés szükséges' })).toHaveAttribute(
    'href',
    '/tananyag/kviz-matek-5-tortek-osszeadasa',
  );
  expect(screen.getByRole('link', { name: 'Törtek összeadása' })).toHaveAttribute('href', '/tananyag/kviz-matek-5-tortek-osszeadasa');
  expect(screen.getByText(/Ez a kérdés prémium kvízből való/)).toBeVisible();
  expect(screen.getAllByText('A te válaszod:')).toHaveLength(1);
  expect(screen.getByRole('link', { name: '1 kérdés most · kb. 1 perc' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Ezt az egyet' })).toHaveLength(1);
});

it('folds each card to its question, figure and day, and opens the answer, the reason and a round of this one', async () => {
  const figure = '<svg class="fig" role="img"><title>Áramkör</title><desc>Egy izzó.</desc></svg>';
  const { user } = open([{ ...mistake(3, `Mennyi az áram? <svg class="root"></svg>${figure}`, LATER), reason: 'Osztani kell.' }]);
  expect(await screen.findByText(/Mennyi az áram/)).toBeVisible();
  expect(screen.getByRole('img')).toBeVisible();
  expect(screen.getByText('Osztani kell.')).not.toBeVisible();
  await user.click(screen.getByText(/Mennyi az áram/));
  expect(screen.getByText('Osztani kell.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ezt az egyet' })).toHaveAttribute('href', '/ismetles?hibak=kviz-matek-5-tortek-osszeadasa/q3');
});
