import type { AttemptView } from '@eszkerek/contract/quiz-shapes';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { logIn } from '../../../lib/session.ts';
import { pupil } from '../../../testing/people.ts';
import { serve } from '../../../testing/serve.ts';
import { show } from '../../../testing/show.tsx';
import { ExamRun } from './exam-run.tsx';
import type { ExamSetup } from './setup.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // jsdom lays nothing out.
  Element.prototype.scrollTo = () => undefined;
});

const setup: ExamSetup = {
  slug: 'villamteszt-matek-5',
  title: 'Villámteszt: 10 kérdés',
  description: 'Rövid próba.',
  subject: 'matek',
  crumb: 'Matematika',
  back: { to: '/', label: 'Vissza' },
  minutes: null,
  factors: [1],
  clock: 'off',
  calculator: false,
  grading: 'percent',
  bonusPoints: 0,
  parts: [],
  questionCount: 10,
  fixed: false,
  count: { min: 5, max: 10 },
  topics: [],
  waits: [],
};

const sheet = (id: string, count: number): AttemptView => ({
  id,
  quiz_slug: setup.slug,
  title: setup.title,
  mode: 'test',
  started_at: '2026-11-15T08:00:00.000Z',
  finished_at: null,
  score_percentage: null,
  questions: Array.from({ length: count }, (_, i) => ({
    id: `k${i}`,
    type: 'single',
    question: `${i + 1}. kérdés`,
    answers: [
      { id: 'a', text: 'igen' },
      { id: 'b', text: 'nem' },
    ],
    hintCount: 0,
  })),
  answers: [],
  hints: [],
});
const older = '0190a1b2-0000-7000-8000-000000000005';
const newer = '0190a1b2-0000-7000-8000-000000000010';

it('says that an exam is open, and starts a new one with the chosen settings only when asked', async () => {
  const server = serve({
    quiz: {
      start: ({ body }) =>
        body.fresh
          ? { success: true, attempt: sheet(newer, 10), resumed: false }
          : { success: true, attempt: sheet(older, 5), resumed: true },
    },
  });
  const { user } = show(<ExamRun setup={setup} />);
  await user.click(await screen.findByRole('button', { name: 'Kezdem' }));
  expect(await screen.findByText(/5 kérdésből áll, eddig 0 kérdésre válaszoltál/)).toBeVisible();
  expect(screen.queryByText('1. kérdés')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Újat kezdek' }));
  await waitFor(() => expect(screen.queryByText('Van egy megkezdett vizsgád')).toBeNull());
  expect(await screen.findByText('1. kérdés')).toBeVisible();
  expect(server.sentTo('quiz', 'start').map(({ body }) => body)).toEqual([{ questionCount: 10 }, { fresh: true, questionCount: 10 }]);
});

it('goes on with the open exam, and says it again on the next visit', async () => {
  serve({
    quiz: {
      start: () => ({ success: true, attempt: sheet(older, 5), resumed: true }),
      read: () => ({ success: true, attempt: sheet(older, 5) }),
    },
  });
  const { user, unmount } = show(<ExamRun setup={setup} />);
  await user.click(await screen.findByRole('button', { name: 'Kezdem' }));
  await user.click(await screen.findByRole('button', { name: 'Folytatom' }));
  expect(screen.queryByText('Van egy megkezdett vizsgád')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('5 kérdés');
  unmount();
  const again = show(<ExamRun setup={setup} />);
  await again.user.click(await screen.findByRole('button', { name: 'Újat kezdek' }));
  expect(await screen.findByRole('button', { name: 'Kezdem' })).toBeVisible();
});

it('says that the paper was left empty, and asks its questions again without the clock of the whole', async () => {
  const done: AttemptView = { ...sheet(older, 2), finished_at: '2026-11-15T09:00:00.000Z', score_percentage: 0 };
  serve({
    quiz: {
      start: ({ body }) => ({ success: true, attempt: body.only ? sheet(newer, 2) : sheet(older, 2), resumed: false }),
      finish: () => ({ success: true, score_percentage: 0, attempt: done }),
    },
  });
  const { user } = show(<ExamRun setup={{ ...setup, minutes: 45, clock: 'shown' }} />);
  await user.click(await screen.findByRole('button', { name: 'Kezdem' }));
  expect(await screen.findByRole('button', { name: /Hátralévő idő: 45 perc/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Beadom' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('2 kérdés üres (1–\u20602.). Válasz nélkül 0 pontot érnek.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Beadom' }));
  expect(await screen.findByRole('heading', { name: '2 feladat kimaradt.' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Megoldom, ami kimaradt' }));
  expect(await screen.findByText('1. kérdés')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Hátralévő idő/ })).toBeNull();
});

it('names the flagged questions beside the empty ones before handing in', async () => {
  serve({ quiz: { start: () => ({ success: true, attempt: sheet('0190a1b2-0000-7000-8000-000000000011', 3), resumed: false }) } });
  const { user } = show(<ExamRun setup={setup} />);
  await user.click(await screen.findByRole('button', { name: 'Kezdem' }));
  await user.click(await screen.findByRole('button', { name: /^2\. kérdés/ }));
  await user.click(screen.getByRole('button', { name: 'Megjelölöm' }));
  await user.click(screen.getByRole('button', { name: /^3\. kérdés/ }));
  await user.click(screen.getByRole('button', { name: 'Beadom' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/^3 kérdés üres \(1–\u20603\.\)\. .* Megjelölted, hogy még megnézed: 2\.$/)).toBeVisible();
});

it.each([
  ['of a fixed paper', true, 1],
  ['not of a paper of generated tasks', false, 0],
])('leads to the mistake book where it holds the mistakes: %s', async (_, fixed, links) => {
  const result = { questionId: 'k0', status: 'incorrect', points: 0, message: '', canRetry: false } as const;
  const answered = {
    ...sheet(newer, 1),
    answers: [{ questionId: 'k0', try: 1, answer: 'a', status: 'incorrect' as const, points: 0, result }],
  };
  const done = { ...answered, finished_at: '2026-11-15T09:00:00.000Z', score_percentage: 0 };
  logIn(pupil, 'token-1');
  serve({
    quiz: {
      opened: () => ({ success: true, attempt: null }),
      start: () => ({ success: true, attempt: answered, resumed: false }),
      finish: () => ({ success: true, score_percentage: 0, attempt: done }),
    },
  });
  const { user } = show(<ExamRun setup={{ ...setup, fixed }} />);
  await user.click(await screen.findByRole('button', { name: 'Kezdem' }));
  await user.click(await screen.findByRole('button', { name: 'Beadom' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Beadom' }));
  expect(await screen.findByRole('button', { name: 'Nyomtatás' })).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Javítófüzet' })).toHaveLength(links);
});

it.each([
  ['with the whole paper', 2, 1],
  ['not with a few of its questions', 3, 0],
])('shows the intro of a part %s, above its first question', async (_, questionCount, shown) => {
  const paper = sheet(newer, 2);
  const attempt = { ...paper, questions: paper.questions.map(question => ({ ...question, part: 'ii' })) };
  serve({ quiz: { start: () => ({ success: true, attempt, resumed: false }) } });
  const parts = [{ id: 'ii', title: 'II. rész', intro: 'A 8. és 9. feladat leírása is pontot ér.' }];
  const { user } = show(<ExamRun setup={{ ...setup, count: null, questionCount, parts }} />);
  await user.click(await screen.findByRole('button', { name: 'Kezdem' }));
  expect(await screen.findByText('1. kérdés')).toBeVisible();
  expect(screen.queryAllByText(/8. és 9. feladat/)).toHaveLength(shown);
  await user.click(screen.getByRole('button', { name: 'Következő kérdés' }));
  expect(screen.getByText('II. rész')).toBeVisible();
  expect(screen.queryByText(/8. és 9. feladat/)).toBeNull();
});

it('on a new device says that an exam is open before anything is chosen, with its own number of questions', async () => {
  serve({ quiz: { opened: () => ({ success: true, attempt: sheet(older, 5) }) } });
  logIn(pupil, 'token-1');
  show(<ExamRun setup={setup} />);
  expect(await screen.findByRole('button', { name: 'Folytatom' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Villámteszt: 5 kérdés');
});
