import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { logIn } from '../../lib/session.ts';
import { pupil } from '../../testing/people.ts';
import { serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { Statistics } from './statistics.tsx';

const result = (quiz_slug: string, title: string, premium: boolean) => ({ quiz_slug, title, premium, score_percentage: 80 });
const open = (created_at: string) => {
  logIn({ ...pupil, created_at }, 'token-1');
  const stats = {
    success: true as const,
    completed_lessons_count: 0,
    completed_quizzes_count: 2,
    best_quiz_results: [result('kviz-matek-5-helyiertek', 'Helyiérték', false), result('kviz-matek-6-kor', 'Kör', true)],
    finished_quizzes: [],
    most_practiced_subjects: [],
    activity: [],
    mastery: [],
  };
  serve({ quiz: { stats: () => stats } });
  return show(<Statistics />);
};

it('marks the locked quizzes of a pupil whose trial is over', async () => {
  open('2020-01-01T08:00:00.000Z');
  expect(await screen.findByRole('link', { name: 'Kör zárolt, prémium hozzáférés szükséges' })).toHaveAttribute(
    'href',
    '/tananyag/kviz-matek-6-kor',
  );
  expect(screen.getByRole('link', { name: 'Helyiérték' })).toBeVisible();
});

it('shows no lock to a pupil in the trial', async () => {
  open(new Date().toISOString());
  expect(await screen.findByRole('link', { name: 'Kör' })).toBeVisible();
});

it('writes no heading over an empty list', async () => {
  open(new Date().toISOString());
  expect(await screen.findByRole('heading', { name: 'Legjobb kvízeredményeid' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Legtöbbet gyakorolt tantárgyak' })).toBeNull();
});
