import { messages } from '@eszkerek/contract/messages';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { logIn } from '../lib/session.ts';
import { teacher } from '../testing/people.ts';
import { refusal, serve } from '../testing/serve.ts';
import { show } from '../testing/show.tsx';
import TeacherDashboardPage from './teacher-dashboard.tsx';

const showRefusal = (message: string, rest?: Record<string, unknown>) => {
  serve({ classes: { list: () => refusal(403, message, rest) } });
  logIn(teacher, 'token-1');
  show(<TeacherDashboardPage />);
};

it('tells a waiting teacher what happens next', async () => {
  showRefusal(messages.waitingForApproval);
  expect(await screen.findByText('Jóváhagyásra vár')).toBeVisible();
});

it('tells a rejected teacher why, and offers to write to us', async () => {
  showRefusal('A tanári fiókodat nem tudtuk jóváhagyni.', { rejection_reason: 'Nem iskolai cím.' });
  expect(await screen.findByText(/Ennek oka: Nem iskolai cím\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Írok nektek' })).toHaveAttribute('href', '/kapcsolat');
  expect(screen.queryByLabelText('Az osztály neve')).toBeNull();
});
