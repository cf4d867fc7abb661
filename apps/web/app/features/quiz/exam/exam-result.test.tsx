import type { AttemptView } from '@eszkerek/contract/quiz-shapes';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { logIn } from '../../../lib/session.ts';
import { pupil } from '../../../testing/people.ts';
import { show } from '../../../testing/show.tsx';
import { ExamResult } from './exam-result.tsx';
import type { ExamSetup } from './setup.ts';

const setup: ExamSetup = {
  slug: 'felmero',
  title: 'Felmérő',
  description: '',
  subject: 'matematika',
  crumb: '',
  back: { to: '/', label: 'Vissza' },
  minutes: null,
  factors: [1],
  clock: 'off',
  calculator: false,
  grading: 'percent',
  bonusPoints: 0,
  parts: [],
  questionCount: 4,
  fixed: false,
  count: null,
  topics: [],
  waits: [],
};
const ids = ['k1', 'k2', 'k3', 'k4'];

/** The result of a paper of four tasks, the first `answered` of them right and the others empty. */
const showResult = (answered: number) => {
  logIn(pupil, 'token-1');
  const attempt: AttemptView = {
    id: `felmero-${answered}`,
    quiz_slug: setup.slug,
    title: setup.title,
    mode: 'test',
    started_at: '2026-11-15T08:00:00.000Z',
    finished_at: '2026-11-15T09:00:00.000Z',
    score_percentage: 25 * answered,
    questions: ids.map(id => ({ id, type: 'numeric', question: 'Mennyi?', hintCount: 0 })),
    answers: ids.slice(0, answered).map(questionId => ({ questionId, try: 1, answer: '48', status: 'correct', points: 1 })),
    review: ids.map((questionId, i) => ({ questionId, points: i < answered ? 1 : 0, solution: {} })),
    hints: [],
  };
  return show(<ExamResult setup={setup} attempt={attempt} onStart={() => undefined} />);
};
const grades = () => screen.queryAllByText(/^(Jegy|Osztályzat)/, { selector: 'dt' }).map(({ textContent }) => textContent);

it('gives a grade of each country when more than half of the tasks were tried', () => {
  showResult(3);
  expect(grades()).toEqual(['Jegy (Románia, 1–10)', 'Osztályzat (Magyarország, 1–5)']);
});

it('gives no grade for a paper that is mostly empty, but a way to do the rest', () => {
  showResult(2);
  expect(grades()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Megoldom, ami kimaradt' })).toBeVisible();
});
