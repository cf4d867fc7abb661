import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { logIn } from '../../lib/session.ts';
import { pupil } from '../../testing/people.ts';
import { serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { ProfileHead } from './profile-head.tsx';

const open = (answers: number[], quizzes = 0) => {
  logIn(pupil, 'token-1');
  const activity = answers.map((count, i) => ({ day: `2026-11-0${i + 1}`, lessons: 0, quizzes: 0, answers: count }));
  const stats = {
    success: true as const,
    completed_lessons_count: 0,
    completed_quizzes_count: quizzes,
    best_quiz_results: [],
    finished_quizzes: [],
    most_practiced_subjects: [],
    activity,
    mastery: [],
  };
  serve({ quiz: { stats: () => stats } });
  return show(<ProfileHead user={pupil} short={false} />);
};

it('counts the days and answers of a week of rounds, and no zero beside them', async () => {
  open([20, 12, 11], 1);
  expect(await screen.findByText('megválaszolt kérdés')).toHaveTextContent('43megválaszolt kérdés');
  expect(screen.getByText('tanulós nap hat hét alatt')).toHaveTextContent('3tanulós nap');
  expect(screen.queryByText('kitöltött kvíz')).toBeNull();
  expect(screen.queryByText('végigcsinált lecke')).toBeNull();
});

it('begins with whole lessons and quizzes', async () => {
  open([]);
  expect(await screen.findByText('végigcsinált lecke')).toHaveTextContent('0végigcsinált lecke');
  expect(screen.queryByText('megválaszolt kérdés')).toBeNull();
});
