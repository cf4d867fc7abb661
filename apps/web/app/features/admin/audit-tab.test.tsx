import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { AuditTab } from './audit-tab.tsx';

const entry = (id: string, action: string, detail = '{}') => ({
  id,
  action,
  at: '2026-11-15T08:00:00.000Z',
  actor_name: 'Szabó Judit',
  subject_id: null,
  detail,
});

it('says in words what happened beside the name of the event; an unknown event of an old row keeps its name', async () => {
  const audit = [entry('a2', 'auth.password-changed'), entry('a1', 'auth.long-gone')];
  serve({ admin: { audit: () => ({ success: true, audit, next: null }) } });
  show(<AuditTab />);
  expect(await screen.findByRole('cell', { name: /^Jelszót cserélt/ })).toBeVisible();
  expect(screen.getByText('auth.password-changed')).toBeVisible();
  expect(screen.getByRole('cell', { name: 'auth.long-gone' })).toBeVisible();
});

it.each([
  ['{"by":"google"}', 'Hogyan: Google-fiókkal'],
  ['{"audience":"students","recipients":12}', 'Kinek: a tanulóknak, Címzettek száma: 12'],
  ['{"by":"owl","since":3}', 'Hogyan: owl, since: 3'],
  ['not json', 'not json'],
])('says the facts %s in words, as far as they are known', async (detail, shown) => {
  serve({ admin: { audit: () => ({ success: true, audit: [entry('a1', 'auth.login', detail)], next: null }) } });
  show(<AuditTab />);
  expect(await screen.findByRole('cell', { name: shown })).toBeVisible();
});
