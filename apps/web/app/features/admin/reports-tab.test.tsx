import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { ReportsTab } from './reports-tab.tsx';

it('shows the question that was reported, not only its number', async () => {
  const report = {
    quiz_slug: 'kviz-tort',
    title: 'Törtek kvíz',
    question_id: 'q3',
    question: '<p>Mennyi a fele?</p>',
    reports: 2,
    last_at: '2026-11-15T08:00:00.000Z',
    messages: ['Elírás'],
  };
  serve({ admin: { reports: () => ({ success: true, reports: [report] }) } });
  show(<ReportsTab />);
  expect(await screen.findByText('Mennyi a fele?')).toBeVisible();
  expect(screen.getByText('Elírás')).toBeVisible();
});
