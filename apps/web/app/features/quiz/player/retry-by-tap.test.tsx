import type { AttemptView, PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import type { DocumentOf } from '@eszkerek/documents/document';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { logIn } from '../../../lib/session.ts';
import { pupil } from '../../../testing/people.ts';
import { serve } from '../../../testing/serve.ts';
import { show } from '../../../testing/show.tsx';
import QuizPage from '../quiz-page.tsx';

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));

const SLUG = 'gyakorlo-matek-5-proba';
const page: DocumentOf<'practice'> = {
  kind: 'practice',
  slug: SLUG,
  title: 'Gyakorló: Próba',
  description: 'Feladatok.',
  category: 'free_practice',
  subject: 'matematika',
  grades: [5],
  keywords: [],
  generator: 'gen-proba',
  lesson: { slug: 'matek-5-proba', title: 'Próba' },
  minutes: 10,
};

const missed = async (type: 'single' | 'multi') => {
  logIn(pupil, 'token-1');
  const answers = ['igen', 'nem', 'talán'].map(text => ({ id: text, text }));
  const question: PublicQuestion = { id: '1', type, question: 'Igaz?', answers, hintCount: 0 };
  const attempt: AttemptView = {
    id: '0190a1b2-0000-7000-8000-000000000051',
    quiz_slug: SLUG,
    title: page.title,
    mode: 'endless',
    started_at: '2026-11-15T08:00:00.000Z',
    finished_at: null,
    score_percentage: null,
    questions: [question],
    answers: [],
    hints: [],
  };
  serve({
    quiz: {
      start: () => ({ success: true, attempt, resumed: false }),
      opened: () => ({ success: true, attempt: null }),
      answer: ({ body }) => ({
        success: true,
        result: { questionId: body.questionId, status: 'incorrect', points: 0, message: '', canRetry: true },
      }),
    },
  });
  const { user } = show(<QuizPage page={page} />);
  await user.click(await screen.findByLabelText('A, igen'));
  await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }));
  await screen.findByRole('button', { name: 'Próbáld újra' });
  return user;
};

it('begins the second try with a tap on another answer', async () => {
  const user = await missed('single');
  await user.click(screen.getByRole('radio', { name: 'B, nem' }));
  expect(screen.getByRole('radio', { name: 'B, nem' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'A, igen, Ezt már próbáltad' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Ellenőrzés' })).toBeEnabled();
});

it('adds one more mark to those of the first try', async () => {
  const user = await missed('multi');
  await user.click(screen.getByRole('checkbox', { name: 'B, nem' }));
  for (const name of ['A, igen', 'B, nem']) expect(screen.getByRole('checkbox', { name })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Ellenőrzés' })).toBeEnabled();
});
