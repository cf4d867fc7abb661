import type { AttemptView } from '@eszkerek/contract/quiz-shapes';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPresenting, stopPresenting } from '../../lib/present.ts';
import { logIn } from '../../lib/session.ts';
import { teacher } from '../../testing/people.ts';
import { practicePage } from '../../testing/practice-page.ts';
import { serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import QuizPage from './quiz-page.tsx';

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => stopPresenting());

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
