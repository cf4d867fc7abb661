import { messages } from '@eszkerek/contract/messages';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { logIn } from '../lib/session.ts';
import { teacher } from '../testing/people.ts';
import { refusal, serve } from '../testing/serve.ts';
import { show } from '../testing/show.tsx';
import TeacherDashboardPage from './teacher-dashboard.tsx';
import TeacherHomeworkPage from './teacher-homework.tsx';
import TeacherLivePage from './teacher-live.tsx';

const pages = [
  ['the panel', TeacherDashboardPage, 'Vezérlőpult'],
  ['live lessons', TeacherLivePage, 'Élő óra'],
  ['homework', TeacherHomeworkPage, 'Házi feladat'],
] as const;

const showRefusal = (Page: ComponentType, message: string, rest?: Record<string, unknown>) => {
  serve({ classes: { list: () => refusal(403, message, rest) } });
  logIn(teacher, 'token-1');
  show(<Page />);
};

it.each(pages)('tells a waiting teacher what happens next: %s', async (_, page, title) => {
  showRefusal(page, messages.waitingForApproval);
  expect(await screen.findByText('Jóváhagyásra vár')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it.each(pages)('tells a rejected teacher why, and offers to write to us: %s', async (_, page, title) => {
  showRefusal(page, 'A tanári fiókodat nem tudtuk jóváhagyni.', { rejection_reason: 'Nem iskolai cím.' });
  expect(await screen.findByText(/Ennek oka: Nem iskolai cím\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Írok nektek' })).toHaveAttribute('href', '/kapcsolat');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.queryByRole('textbox')).toBeNull();
});
