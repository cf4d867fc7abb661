import { messages } from '@eszkerek/contract/messages';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { logIn } from '../../lib/session.ts';
import { teacher } from '../../testing/people.ts';
import { refusal, serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { ClassList } from './class-list.tsx';
import { RequireApproval } from './require-approval.tsx';

it('a class list that does not come is told once, with a button, and not asked for again and again', async () => {
  const server = serve({ classes: { list: () => refusal(403, 'Most nem megy.') } });
  logIn(teacher, 'token-1');
  show(
    <RequireApproval title="Vezérlőpult">
      <ClassList />
    </RequireApproval>,
  );
  expect(await screen.findByText(messages.classesFailed('Most nem megy.'))).toBeVisible();
  expect(screen.getByRole('button', { name: 'Újra' })).toBeVisible();
  expect(server.sentTo('classes', 'list').length).toBeLessThanOrEqual(2);
});
