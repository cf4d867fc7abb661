import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { logIn } from '../../lib/session.ts';
import { pupil } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { TodaysPart } from './todays-part.tsx';

const quiz = { slug: 'kviz-matek-5-proba', title: 'Kvíz' };

it('says in a lesson opened from the round where the part of today ends', () => {
  logIn(pupil, 'token-1');
  show(<TodaysPart quiz={quiz} />, { at: '/?kor' });
  expect(screen.getByText(/Ma nem kell végigolvasnod\..*, és a mai rész kész\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'három kérdés a kvízből' })).toHaveAttribute('href', '/tananyag/kviz-matek-5-proba?kor');
});

it('says nothing elsewhere', () => {
  logIn(pupil, 'token-1');
  show(<TodaysPart quiz={quiz} />);
  expect(screen.queryByText(/végigolvasnod/)).toBeNull();
});
