import type { AttemptView } from '@eszkerek/contract/quiz-shapes';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { logIn } from '../../lib/session.ts';
import { pupil, teacher } from '../../testing/people.ts';
import { practicePage } from '../../testing/practice-page.ts';
import { serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import QuizPage from './quiz-page.tsx';

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));

const SLUG = 'kihivas-matek-5-proba';
const page = { ...practicePage, slug: SLUG, title: 'Kihívás: Próba', generator: SLUG };
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

it('says that nothing is counted, and shows no level', async () => {
  logIn(pupil, 'token-1');
  opened(attempt);
  show(<QuizPage page={page} />);
  expect(await screen.findByText(/nem számít bele semmibe/)).toBeVisible();
  expect(screen.queryByText(/^Szint:/)).toBeNull();
});

it('is no homework and no live lesson', async () => {
  logIn(teacher, 'token-1');
  opened(attempt);
  show(<QuizPage page={page} />);
  expect(await screen.findByText('Melyik a legnagyobb ilyen szám?')).toBeVisible();
  expect(screen.queryByRole('link', { name: /házinak|Élő óra/ })).toBeNull();
});

it('ends without a percent, with more to come', async () => {
  logIn(pupil, 'token-1');
  opened({ ...attempt, finished_at: '2026-11-15T08:20:00.000Z', score_percentage: 0 });
  show(<QuizPage page={page} />);
  expect(await screen.findByRole('heading', { name: 'Kemény dió volt.' })).toBeVisible();
  expect(screen.queryByText('0%')).toBeNull();
  expect(screen.getByRole('button', { name: 'Kérek még kihívást' })).toBeVisible();
});
