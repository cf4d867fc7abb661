import type { AttemptView } from '@eszkerek/contract/quiz-shapes';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { ResultView } from './result-view.tsx';

const attempt: AttemptView = {
  id: '0190a1b2-0000-7000-8000-000000000032',
  quiz_slug: 'kviz-proba',
  title: 'Kvíz: Próba',
  mode: 'practice',
  started_at: '2026-11-15T08:00:00.000Z',
  finished_at: '2026-11-15T08:05:00.000Z',
  score_percentage: 0,
  questions: [{ id: '1', type: 'numeric', question: 'Mennyi 2 + 2?', hintCount: 0 }],
  answers: [],
  hints: [],
};
const ways = {
  attempt,
  title: attempt.title,
  back: { to: '/', label: 'Vissza' },
  first: <button type="button">Előbb a lecke</button>,
  links: <button type="button">Újrakezdem</button>,
};

it('folds the other ways when a button and a card lead on already', async () => {
  const { user } = show(<ResultView {...ways} actions={<button type="button">Csak a hibásakat</button>} />);
  expect(screen.getByText('Újrakezdem')).not.toBeVisible();
  await user.click(screen.getByRole('heading', { name: 'Mást szeretnék' }));
  expect(screen.getByRole('button', { name: 'Újrakezdem' })).toBeVisible();
});

it('shows the other ways at once beside one button', () => {
  show(<ResultView {...ways} />);
  expect(screen.queryByText('Mást szeretnék')).toBeNull();
  expect(screen.getByRole('button', { name: 'Újrakezdem' })).toBeVisible();
});

it('shows the mistakes first in the review, and the right answers folded', async () => {
  const result = { questionId: '1', status: 'correct' as const, points: 1, message: '', canRetry: false };
  const questions = ['1', '2'].map(id => ({ id, type: 'numeric' as const, question: `${id}. feladvány`, hintCount: 0 }));
  const answers = [{ questionId: '1', try: 1, answer: '4', status: result.status, points: 1, result }];
  const review = questions.map(({ id }) => ({ questionId: id, points: 0, solution: {} }));
  const { user } = show(<ResultView {...ways} attempt={{ ...attempt, questions, answers, review }} />);
  await user.click(screen.getByRole('heading', { name: 'Kérdésről kérdésre' }));
  expect(screen.getByText('2. feladvány')).toBeVisible();
  expect(screen.getByText('1. feladvány')).not.toBeVisible();
  await user.click(screen.getByRole('heading', { name: '1 jó válasz' }));
  expect(screen.getByText('1. feladvány')).toBeVisible();
});

it('does not say "all" of a single task', () => {
  show(<ResultView {...ways} attempt={{ ...attempt, mode: 'endless' }} />);
  expect(screen.getByText('1 feladat')).toBeVisible();
});
