import type { AttemptView } from '@eszkerek/contract/quiz-shapes';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPresenting, stopPresenting, turnSlide } from '../../lib/present.ts';
import { logIn } from '../../lib/session.ts';
import { teacherMode } from '../../lib/teacher-mode.ts';
import { pupil, teacher } from '../../testing/people.ts';
import { practicePage } from '../../testing/practice-page.ts';
import { serve, unreachable } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import QuizPage from './quiz-page.tsx';

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => {
  stopPresenting();
  teacherMode.set(false);
});

const page = practicePage;
const SLUG = page.slug;
const attempt: AttemptView = {
  id: '0190a1b2-0000-7000-8000-000000000031',
  quiz_slug: SLUG,
  title: page.title,
  mode: 'endless',
  started_at: '2026-11-15T08:00:00.000Z',
  finished_at: null,
  score_percentage: null,
  questions: [{ id: '1', type: 'numeric', question: 'Melyik a legnagyobb ilyen szám?', hintCount: 3 }],
  answers: [],
  hints: [],
};
const opened = (shown: AttemptView) =>
  serve({
    quiz: { start: () => ({ success: true, attempt: shown, resumed: false }), opened: () => ({ success: true, attempt: null }) },
    lesson: { page: () => ({ success: true, data: page }) },
  });

it('leaves title, way out, menu and the teacher’s buttons to the presentation', async () => {
  logIn(teacher, 'token-1');
  opened(attempt);
  show(<QuizPage page={page} />);
  expect(await screen.findByText('Melyik a legnagyobb ilyen szám?')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: page.title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Élő óra ebből' })).toBeVisible();
  act(() => startPresenting({ slug: SLUG, title: page.title, slides: [page.title], voteOn: SLUG }));
  expect(screen.getByText('Melyik a legnagyobb ilyen szám?')).toBeVisible();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Menü és vezérlők' })).toBeNull();
  for (const name of ['Élő óra ebből', /házinak/, 'Vissza']) expect(screen.queryByRole('link', { name })).toBeNull();
});

it('gives its questions to the buttons of the presentation', async () => {
  logIn(teacher, 'token-1');
  const second = { id: '2', type: 'numeric' as const, question: 'És a legkisebb?', hintCount: 0 };
  opened({ ...attempt, questions: [...attempt.questions, second] });
  show(<QuizPage page={page} />);
  expect(await screen.findByText('Melyik a legnagyobb ilyen szám?')).toBeVisible();
  act(() => startPresenting({ slug: SLUG, title: page.title, slides: [page.title], voteOn: SLUG }));
  expect(screen.queryByRole('button', { name: 'Ugrás a következőre' })).toBeNull();
  act(() => turnSlide(1));
  expect(screen.getByText('És a legkisebb?')).toBeVisible();
  act(() => turnSlide(1));
  expect(screen.getByText('És a legkisebb?')).toBeVisible();
});

it('gives the focus to the field of a typed question, but not in front of a class', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  logIn(teacher, 'token-1');
  const second = { id: '2', type: 'numeric' as const, question: 'És a legkisebb?', hintCount: 0 };
  opened({ ...attempt, questions: [...attempt.questions, second] });
  show(<QuizPage page={page} />);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Melyik a legnagyobb ilyen szám?' })).toHaveFocus());
  act(() => startPresenting({ slug: SLUG, title: page.title, slides: [page.title], voteOn: SLUG }));
  act(() => turnSlide(1));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'És a legkisebb?' })).toHaveFocus());
});

const SHOW = 'Mutasd a megoldást';
const present = () => act(() => startPresenting({ slug: SLUG, title: page.title, slides: [page.title], voteOn: SLUG }));
const withKey: AttemptView = {
  ...attempt,
  questions: attempt.questions.map(question => ({ ...question, answer: '42', explanation: 'Mert ez a legnagyobb.' })),
};

it('hides the key from the class until the teacher shows it', async () => {
  logIn(teacher, 'token-1');
  opened(withKey);
  show(<QuizPage page={page} />);
  expect(await screen.findByText('Mert ez a legnagyobb.')).toBeVisible();
  expect(screen.queryByRole('button', { name: SHOW })).toBeNull();
  expect(screen.getByText('42')).toBeVisible();
  present();
  for (const key of ['Mert ez a legnagyobb.', '42']) expect(screen.queryByText(key)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: SHOW }));
  expect(screen.getByText('Mert ez a legnagyobb.')).toBeVisible();
  expect(screen.queryByRole('button', { name: SHOW })).toBeNull();
});

const openedWithoutKey = () => {
  const sent = serve({
    quiz: {
      start: () => ({ success: true, attempt, resumed: false }),
      opened: () => ({ success: true, attempt: null }),
      read: () => ({ success: true, attempt: sent.sentTo('classes', 'teacherModeOn').length > 0 ? withKey : attempt }),
    },
    classes: { teacherModeOn: () => ({ success: true, message: '' }) },
  });
  return sent;
};
const givePin = async () => {
  fireEvent.change(await screen.findByLabelText('PIN-kód'), { target: { value: '2468' } });
  fireEvent.click(screen.getByRole('button', { name: 'Bekapcsolom' }));
};

it('asks for the PIN where the key has not come, at the press and not before, then shows it', async () => {
  logIn(teacher, 'token-1');
  const sent = openedWithoutKey();
  show(<QuizPage page={page} />);
  expect(await screen.findByText('Melyik a legnagyobb ilyen szám?')).toBeVisible();
  present();
  expect(screen.queryByLabelText('PIN-kód')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: SHOW }));
  expect(await screen.findByText(/^A tanári PIN-kód után/)).toBeVisible();
  await givePin();
  expect(await screen.findByText('Mert ez a legnagyobb.')).toBeVisible();
  expect(sent.sentTo('classes', 'teacherModeOn')).toMatchObject([{ body: { pin: '2468' } }]);
});

it.each([
  ['a pupil', pupil],
  ['a teacher who waits for approval', { ...teacher, is_approved: false }],
])('offers no key to %s', async (_, user) => {
  logIn(user, 'token-1');
  opened(attempt);
  show(<QuizPage page={page} />);
  expect(await screen.findByText('Melyik a legnagyobb ilyen szám?')).toBeVisible();
  present();
  expect(screen.queryByRole('button', { name: SHOW })).toBeNull();
});

it('tells of a test before its first question, and where it goes on', async () => {
  const sheet: AttemptView = { ...attempt, mode: 'test' };
  opened(sheet);
  const { user } = show(<QuizPage page={page} />);
  expect(await screen.findByText('1 kérdés, 1 pont')).toBeVisible();
  expect(screen.getByText(/második próba itt nincs/)).toBeVisible();
  expect(screen.queryByText('Melyik a legnagyobb ilyen szám?')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Kezdem' }));
  expect(screen.getByText('Melyik a legnagyobb ilyen szám?')).toBeVisible();
});

it('leaves its place to the page of a lost line, and begins when the line is back', async () => {
  serve({ quiz: { start: unreachable } });
  const whenLost = (onRetry: () => void) => (
    <button type="button" onClick={onRetry}>
      Nincs kapcsolat
    </button>
  );
  const { user } = show(<QuizPage page={page} whenLost={whenLost} />);
  await user.click(await screen.findByRole('button', { name: 'Nincs kapcsolat' }));
  expect(screen.getByRole('button', { name: 'Nincs kapcsolat' })).toBeVisible();
  opened(attempt);
  await user.click(screen.getByRole('button', { name: 'Nincs kapcsolat' }));
  expect(await screen.findByText('Melyik a legnagyobb ilyen szám?')).toBeVisible();
});
