import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pupil, teacher } from '../testing/people.ts';
import { serve } from '../testing/serve.ts';
import { show } from '../testing/show.tsx';
import { MasteryBadge } from './mastery-badge.tsx';
import { logIn } from './session.ts';

const labels = { 'matek-5-tort': 'repeat', 'matek-5-szog': 'new' } as const;
const page = (
  <>
    <MasteryBadge slug="matek-5-tort" />
    <MasteryBadge slug="matek-5-szog" />
    <MasteryBadge slug="ismeretlen" />
  </>
);

it('tells a pupil the state of lessons with answers, by one call', async () => {
  logIn(pupil, 'token-1');
  const server = serve({ guide: { labels: () => ({ success: true, labels }) } });
  show(page);
  expect(await screen.findByText('ismételd')).toBeVisible();
  expect(screen.queryByText('új')).toBeNull();
  expect(server.sentTo('guide', 'labels')).toHaveLength(1);
});

it('asks nothing for a teacher', () => {
  logIn(teacher, 'token-1');
  const server = serve({});
  show(page);
  expect(server.sentTo('guide', 'labels')).toHaveLength(0);
});
