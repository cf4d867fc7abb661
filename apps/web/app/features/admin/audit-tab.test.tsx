import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { AuditTab } from './audit-tab.tsx';

const entry = (id: string, action: string) => ({
  id,
  action,
  at: '2026-11-15T08:00:00.000Z',
  actor_name: 'Szabó Judit',
  subject_id: null,
  detail: '{}',
});

it('says in words what happened; an unknown event of an old row keeps its name', async () => {
  const audit = [entry('a2', 'auth.password-changed'), entry('a1', 'auth.long-gone')];
  serve({ admin: { audit: () => ({ success: true, audit, next: null }) } });
  show(<AuditTab />);
  expect(await screen.findByRole('cell', { name: 'Jelszót cserélt' })).toHaveAttribute('title', 'auth.password-changed');
  expect(screen.getByRole('cell', { name: 'auth.long-gone' })).toBeVisible();
});
