import type { AttemptView } from '@eszkerek/contract/quiz-shapes';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../../lib/api.ts';
import { logIn } from '../../../lib/session.ts';
import { pupil } from '../../../testing/people.ts';
import { refusal, serve } from '../../../testing/serve.ts';
import { show } from '../../../testing/show.tsx';
import { ReviewPage } from './review-page.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  logIn(pupil, 'token-1');
});

const round: AttemptView = {
  id: '0190a1b2-0000-7000-8000-000000000021',
  quiz_slug: 'ismetles',
  title: 'Ismétlés',
  mode: 'practice',
  started_at: '2026-11-15T08:00:00.000Z',
  finished_at: null,
  score_percentage: null,
  questions: [
    {
      id: 'r1',
      type: 'single',
      question: 'Melyik a nagyobb?',
      answers: [
        { id: 'a', text: 'egyketted' },
        { id: 'b', text: 'egyharmad' },
      ],
      hintCount: 0,
    },
  ],
  answers: [],
  hints: [],
};
const items = [{ questionId: 'r1', lesson: 'Törtek', reason: 'mistake' as const, text: 'Ezt korábban elvétetted. Nézzük meg újra!' }];
const started = (attempt = round) => ({ success: true as const, attempt, resumed: false, items });

it('says what is worth a look and starts the chosen round with the reason of the first question', async () => {
  const server = serve({
    guide: {
      reviewState: () => ({ success: true, mistakes: 3, lessons: 2, open: null }),
      startReview: () => started(),
    },
  });
  const { user } = show(<ReviewPage />);
  expect(await screen.findByText(/Előveszünk néhány korábbi hibát is\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '10 kérdés · kb. 10 perc' }));
  expect(await screen.findByText('Melyik a nagyobb?')).toBeVisible();
  expect(screen.getByText('Ezt korábban elvétetted. Nézzük meg újra!')).toBeVisible();
  expect(server.sentTo('guide', 'startReview').map(({ body }) => body)).toEqual([{ minutes: 10 }]);
});

it('begins at once when it is opened from the round', async () => {
  const server = serve({
    guide: {
      reviewState: () => ({ success: true, mistakes: 3, lessons: 13, open: null }),
      startReview: () => started(),
    },
  });
  show(<ReviewPage />, { at: '/?kor' });
  expect(await screen.findByText('Melyik a nagyobb?')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vissza a mai körhöz' })).toHaveAttribute('href', '/');
  expect(server.sentTo('guide', 'startReview').map(({ body }) => body)).toEqual([{ minutes: 5, planned: true }]);
});

it('lets the mistake book be read again after each answer, before the round ends', async () => {
  const server = serve({
    guide: {
      reviewState: () => ({ success: true, mistakes: 1, lessons: 0, open: null }),
      startReview: () => started(),
    },
    quiz: {
      mistakes: () => ({ success: true, mistakes: [] }),
      answer: () => ({ success: true, result: { questionId: 'r1', status: 'correct', points: 1, message: 'Így van!', canRetry: false } }),
    },
  });
  const Book = () => {
    useQuery(api.quiz.mistakes.query());
    return null;
  };
  const { user } = show(
    <>
      <ReviewPage />
      <Book />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: '5 kérdés · kb. 5 perc' }));
  await user.click(await screen.findByRole('radio', { name: /egyketted/ }));
  expect(server.sentTo('quiz', 'mistakes')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }));
  await vi.waitFor(() => expect(server.sentTo('quiz', 'mistakes')).toHaveLength(2));
});

it('ends calmly with a way back', async () => {
  serve({
    guide: {
      reviewState: () => ({ success: true, mistakes: 1, lessons: 0, open: null }),
      startReview: () => started(),
    },
    quiz: {
      answer: () => ({ success: true, result: { questionId: 'r1', status: 'correct', points: 1, message: 'Így van!', canRetry: false } }),
      finish: () => ({
        success: true,
        score_percentage: 100,
        attempt: { ...round, finished_at: '2026-11-15T08:05:00.000Z', score_percentage: 100 },
      }),
    },
  });
  const { user } = show(<ReviewPage />);
  await user.click(await screen.findByRole('button', { name: '5 kérdés · kb. 5 perc' }));
  await user.click(await screen.findByRole('radio', { name: /egyketted/ }));
  await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }));
  await user.click(await screen.findByRole('button', { name: 'Lássuk az eredményt' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Kész az ismétlés!' })).toBeVisible();
  expect(screen.getByText('Megvan, szépen emlékeztél.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vissza a mai körhöz' })).toHaveAttribute('href', '/');
});

it.each([
  ['mistake' as const, /holnap jön vissza/, 1],
  ['due' as const, /annak a leckéje egy későbbi ismétlésben jön vissza/, 0],
])('leads to the mistake book only if a miss went into it: %s', async (reason, words, links) => {
  const missed = { questionId: 'r1', status: 'incorrect' as const, points: 0, message: 'Nem ez az.', canRetry: false };
  const answers = [{ questionId: 'r1', try: 1, answer: 'b', status: 'incorrect' as const, points: 0, result: missed }];
  serve({
    guide: {
      reviewState: () => ({ success: true, mistakes: 1, lessons: 0, open: null }),
      startReview: () => ({ ...started(), items: items.map(item => ({ ...item, reason })) }),
    },
    quiz: {
      answer: () => ({ success: true, result: missed }),
      finish: () => ({
        success: true,
        score_percentage: 0,
        attempt: { ...round, answers, finished_at: '2026-11-15T08:05:00.000Z', score_percentage: 0 },
      }),
    },
  });
  const { user } = show(<ReviewPage />);
  await user.click(await screen.findByRole('button', { name: '5 kérdés · kb. 5 perc' }));
  await user.click(await screen.findByRole('radio', { name: /egyharmad/ }));
  await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }));
  await user.click(await screen.findByRole('button', { name: 'Lássuk az eredményt' }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Javítófüzet' })).toHaveLength(links);
});

it('does not say that a question is done while its second try is open', async () => {
  serve({
    guide: { reviewState: () => ({ success: true, mistakes: 0, lessons: 0, open: { attempt: round.id, asked: 5, answered: 0 } }) },
  });
  show(<ReviewPage />);
  expect(await screen.findByText('Van egy megkezdett ismétlésed, 5 kérdéssel. Ott folytatod, ahol abbahagytad.')).toBeVisible();
});

it('goes on with an open round, and says so when there is nothing to review', async () => {
  const server = serve({
    guide: {
      reviewState: () => ({ success: true, mistakes: 0, lessons: 0, open: { attempt: round.id, asked: 5, answered: 2 } }),
      startReview: ({ body }) => (body.fresh ? refusal(409, 'Még nincs mit ismételni.') : started()),
    },
  });
  const { user } = show(<ReviewPage />);
  expect(await screen.findByText(/5 kérdésből 2 már megvan/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Új: 5 kérdés · kb. 5 perc' }));
  expect(await screen.findByText('Még nincs mit ismételni.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Folytatom' }));
  expect(await screen.findByText('Melyik a nagyobb?')).toBeVisible();
  expect(server.sentTo('guide', 'startReview').map(({ body }) => body)).toEqual([{ minutes: 5, fresh: true }, { minutes: 5 }]);
});

it.each([
  ['mind', { minutes: 10, fresh: true, only: 'mistakes' }],
  ['elore', { minutes: 10, fresh: true, only: 'open-mistakes', most: 10 }],
  ['5', { minutes: 10, fresh: true, only: 'mistakes', most: 5 }],
  ['kviz-matek-6-kor/q3', { minutes: 10, fresh: true, mistake: { quiz_slug: 'kviz-matek-6-kor', question_id: 'q3' } }],
])('starts what the mistake book asks for at once: %s', async (asked, body) => {
  const server = serve({
    guide: {
      reviewState: () => ({ success: true, mistakes: 9, lessons: 0, open: null }),
      startReview: () => started(),
    },
  });
  const { router } = show(<ReviewPage />, { at: `/?hibak=${asked}` });
  expect(await screen.findByText('Melyik a nagyobb?')).toBeVisible();
  expect(server.sentTo('guide', 'startReview').map(({ body }) => body)).toEqual([body]);
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole('link', { name: 'Vissza a javítófüzethez' })).toHaveAttribute('href', '/profil#javitofuzet');
});

it('accounts for every missed question at the end: those of the book and those of lessons', async () => {
  const missedAt = (questionId: string) => ({
    questionId,
    try: 1,
    answer: 'b',
    status: 'incorrect' as const,
    points: 0,
    result: { questionId, status: 'incorrect' as const, points: 0, message: 'Nem ez az.', canRetry: false },
  });
  const answers = [missedAt('r1'), missedAt('r2')];
  const [first] = round.questions;
  const questions = first ? [first, { ...first, id: 'r2' }] : [];
  const ended = { ...round, questions, answers, finished_at: '2026-11-15T08:05:00.000Z', score_percentage: 0 };
  serve({
    guide: {
      reviewState: () => ({ success: true, mistakes: 1, lessons: 1, open: null }),
      startReview: () => ({
        ...started(ended),
        items: [...items, { questionId: 'r2', lesson: 'Arányok', reason: 'due' as const, text: 'Egy rövid ismétlés.' }],
      }),
    },
  });
  const { user } = show(<ReviewPage />);
  await user.click(await screen.findByRole('button', { name: '5 kérdés · kb. 5 perc' }));
  const told = await screen.findByText(/2 kérdést vettél át/);
  expect(told).toHaveTextContent(
    'Ami a javítófüzetedből most nem ment elsőre, holnap jön vissza. Ami más nem ment, annak a leckéje egy későbbi ismétlésben jön vissza.',
  );
});

it('leads from one mistake of the book to the next that was not right today, and back to the book', async () => {
  const missed = (question_id: string, right_at: string | null = null) => ({
    quiz_slug: 'kviz-matek-6-kor',
    title: 'Kör',
    premium: false,
    question_id,
    question: 'Melyik a nagyobb?',
    answer: 'egyketted',
    reason: '',
    misconception: null,
    due_at: '2999-01-01T08:00:00.000Z',
    missed_at: '2026-11-15T08:00:00.000Z',
    right_at,
  });
  const right = { questionId: 'r1', status: 'correct' as const, points: 1, message: 'Így van!', canRetry: false };
  const ended = { ...round, finished_at: '2026-11-15T08:05:00.000Z', score_percentage: 100 };
  const server = serve({
    guide: { reviewState: () => ({ success: true, mistakes: 0, lessons: 0, open: null }), startReview: () => started() },
    quiz: {
      answer: () => ({ success: true, result: right }),
      finish: () => ({ success: true, score_percentage: 100, attempt: ended }),
      mistakes: () => ({ success: true, mistakes: [missed('q3'), missed('q4', new Date().toISOString()), missed('q5')] }),
    },
  });
  const { user } = show(<ReviewPage />, { at: '/?hibak=kviz-matek-6-kor/q3' });
  await user.click(await screen.findByRole('radio', { name: /egyketted/ }));
  await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }));
  await user.click(await screen.findByRole('button', { name: 'Lássuk az eredményt' }));
  const next = await screen.findByRole('button', { name: 'Következő hiba' });
  expect(screen.getByRole('link', { name: 'Vissza a javítófüzethez' })).toHaveAttribute('href', '/profil#javitofuzet');
  await user.click(next);
  expect(server.sentTo('guide', 'startReview').at(-1)?.body).toMatchObject({ mistake: { question_id: 'q5' } });
});
