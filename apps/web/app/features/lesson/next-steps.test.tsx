import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { logIn } from '../../lib/session.ts';
import { dayWith, partWith } from '../../testing/guide-day.ts';
import { pupil } from '../../testing/people.ts';
import { serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { NextSteps } from './next-steps.tsx';

const today = (done: number) =>
  dayWith({ parts: [partWith({ kind: 'lesson', link: '/tananyag/matek-5-proba', done: done >= 3, tasks: { done, of: 3 } })] });

const open = (done: number, at: string) => {
  logIn(pupil, 'token-1');
  const server = serve({ guide: { today: () => ({ success: true, today: today(done) }) } });
  show(<NextSteps slug="matek-5-proba" quiz={{ slug: 'kviz-matek-5-proba', title: 'Kvíz' }} />, { at });
  return server;
};

it('says what is still missing for the part of the round', async () => {
  open(0, '/?kor');
  expect(await screen.findByText('Még három kérdés a kvízből, és ez a rész kész.')).toBeVisible();
});

it('asks nothing where the lesson was not opened from the round', () => {
  expect(open(1, '/').sentTo('guide', 'today')).toHaveLength(0);
  expect(screen.queryByText(/ez a rész kész/)).toBeNull();
});
