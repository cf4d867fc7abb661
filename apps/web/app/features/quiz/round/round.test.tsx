import type { GuideToday } from '@eszkerek/contract/guide-shapes';
import type { AttemptView } from '@eszkerek/contract/quiz-shapes';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { logIn } from '../../../lib/session.ts';
import { dayWith, partWith } from '../../../testing/guide-day.ts';
import { pupil } from '../../../testing/people.ts';
import { practicePage } from '../../../testing/practice-page.ts';
import { serve } from '../../../testing/serve.ts';
import { show } from '../../../testing/show.tsx';
import QuizPage from '../quiz-page.tsx';

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));

const page = practicePage;
const SLUG = page.slug;

const question = (id: number) => ({
  id: `${id}`,
  type: 'single' as const,
  question: `${id}. feladat szövege`,
  answers: [
    { id: 'a', text: 'igen' },
    { id: 'b', text: 'nem' },
  ],
  hintCount: 0,
  difficulty: 2 as const,
});
const right = (questionId: string) => ({ questionId, status: 'correct' as const, points: 1, message: 'Így van!', canRetry: false });
/** A sheet with so many tasks, all but the last one answered. */
const sheet = (id: string, tasks: number): AttemptView => ({
  id,
  quiz_slug: SLUG,
  title: page.title,
  mode: 'endless',
  started_at: '2026-11-15T08:00:00.000Z',
  finished_at: null,
  score_percentage: null,
  questions: Array.from({ length: tasks }, (_, i) => question(i + 1)),
  answers: Array.from({ length: tasks - 1 }, (_, i) => ({
    questionId: `${i + 1}`,
    try: 1,
    answer: 'a',
    status: 'correct',
    points: 1,
    result: right(`${i + 1}`),
  })),
  hints: [],
});
const FIRST = '0190a1b2-0000-7000-8000-000000000041';
const SECOND = '0190a1b2-0000-7000-8000-000000000042';

const today = (done: number, others: GuideToday['parts'] = []) =>
  dayWith({ parts: [partWith({ kind: 'practice', link: `/tananyag/${SLUG}`, label: 'forming', tasks: { done, of: 3 } }), ...others] });

const open = (address: string, { done = 0, tasks = 1, others = [] as GuideToday['parts'] } = {}) => {
  logIn(pupil, 'token-1');
  let shown = sheet(FIRST, tasks);
  const server = serve({
    quiz: {
      start: ({ body }) => {
        if (body.fresh) shown = sheet(SECOND, 1);
        return { success: true, attempt: shown, resumed: false };
      },
      opened: () => ({ success: true, attempt: null }),
      answer: ({ body }) => ({ success: true, result: right(body.questionId) }),
      next: () => {
        shown = sheet(shown.id, shown.questions.length + 1);
        return { success: true, attempt: shown };
      },
    },
    guide: { today: () => ({ success: true, today: today(done, others) }) },
  });
  return { server, ...show(<QuizPage page={page} />, { path: '/tananyag/:slug', at: address, others: { '/': <p>Mai köröm</p> } }) };
};

const solve = async (user: ReturnType<typeof open>['user'], next: string) => {
  await user.click(await screen.findByRole('radio', { name: /igen/ }));
  await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }));
  await user.click(await screen.findByRole('button', { name: next }));
};

it('counts to what the round asks for, stops there and leads back', async () => {
  const { user } = open(`/tananyag/${SLUG}?kor`);
  expect(await screen.findByText('1. feladat a 3-ból')).toBeInTheDocument();
  expect(screen.queryByText(/^Szint:/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Vissza a mai körhöz' })).toHaveAttribute('href', '/');
  await solve(user, 'Következő feladat');
  expect(await screen.findByText('2. feladat a 3-ból')).toBeInTheDocument();
  await solve(user, 'Következő feladat');
  await solve(user, 'Tovább');
  expect(await screen.findByRole('heading', { level: 1, name: 'Kész a mai kör!' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Vissza a mai körhöz' }));
  expect(await screen.findByText('Mai köröm')).toBeVisible();
});

it('says that a part is done while another one is left', async () => {
  const others = today(0).parts.map(part => ({ ...part, id: 'p2', link: '/ismetles' }));
  const { user } = open(`/tananyag/${SLUG}?kor`, { done: 2, others });
  await solve(user, 'Tovább');
  expect(await screen.findByRole('heading', { level: 1, name: 'Kész a mai kör ezen része!' })).toBeVisible();
});

it('goes on as an ordinary sheet when more is wanted', async () => {
  const { user } = open(`/tananyag/${SLUG}?kor`, { done: 2 });
  expect(await screen.findByText('3. feladat a 3-ból')).toBeInTheDocument();
  await solve(user, 'Tovább');
  await user.click(await screen.findByRole('button', { name: 'Folytatom a gyakorlást' }));
  expect(await screen.findByText('2. feladat a 10-ből')).toBeInTheDocument();
});

it('begins with a new sheet, never on what was answered on another day', async () => {
  const { server } = open(`/tananyag/${SLUG}?kor`, { tasks: 2 });
  expect(await screen.findByText('1. feladat a 3-ból')).toBeInTheDocument();
  await waitFor(() => expect(server.sentTo('quiz', 'start').map(({ body }) => body)).toMatchObject([{}, { fresh: true }]));
});

it('is the usual sheet when it was not opened from the round', async () => {
  const { server } = open(`/tananyag/${SLUG}`);
  expect(await screen.findByText('1. feladat a 10-ből')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Vissza a leckéhez' })).toHaveAttribute('href', '/tananyag/matek-5-proba');
  expect(server.sentTo('guide', 'today')).toHaveLength(0);
});
