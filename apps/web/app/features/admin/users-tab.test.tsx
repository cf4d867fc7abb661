import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { UsersTab } from './users-tab.tsx';

const server = vi.hoisted(() => ({ users: [] as object[] }));
vi.mock('../../lib/api.ts', () => ({ api: { admin: { users: { key: [] } } } }));
vi.mock('@tanstack/react-query', () => ({
  useInfiniteQuery: () => ({ isSuccess: true, data: { pages: [{ users: server.users, total: server.users.length }] } }),
  useQueryClient: () => ({}),
}));

const waiting = {
  id: 'u1',
  username: 'Kata',
  real_name: 'Kata',
  email: 'kata@pelda.hu',
  role: 'teacher',
  created_at: '2026-01-01T00:00:00.000Z',
  is_verified: true,
  is_approved: false,
  is_pending: true,
  is_rejected: false,
};
const row = (changes: Partial<typeof waiting>) => {
  server.users = [{ ...waiting, ...changes }];
  return /<tbody>.*<\/tbody>/.exec(renderToStaticMarkup(<UsersTab />))?.[0] ?? '';
};

it('labels a waiting teacher and offers to approve', () => {
  expect(row({})).toContain('Jóváhagyásra vár');
  expect(row({})).toContain('Jóváhagyás: Kata');
});

it('offers it for a refused teacher too, who is no longer waiting', () => {
  const refused = row({ is_pending: false, is_rejected: true });
  expect(refused).not.toContain('Jóváhagyásra vár');
  expect(refused).toContain('Jóváhagyás: Kata');
});

it('offers it for nobody else', () => {
  expect(row({ is_pending: false, is_approved: true })).not.toContain('Jóváhagyás: Kata');
  expect(row({ role: 'student', is_pending: false, is_approved: true })).not.toContain('Jóváhagyás: Kata');
});
