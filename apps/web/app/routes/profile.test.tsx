import type { User } from '@eszkerek/contract/entities';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import ProfilePage from './profile.tsx';

const server = vi.hoisted(() => ({ profile: {} as object }));
const call = vi.hoisted(() => (name: string) => Object.assign(() => undefined, { query: () => ({ queryKey: [name] }), key: [name] }));
vi.mock('../lib/api.ts', () => {
  const area = new Proxy({}, { get: (_, name) => call(String(name)) });
  return { api: new Proxy({}, { get: () => area }) };
});
vi.mock('@tanstack/react-query', () => ({
  useQuery: ({ queryKey }: { queryKey: string[] }) => (queryKey[0] === 'get' ? server.profile : { isPending: true }),
  useQueryClient: () => ({ invalidateQueries: () => undefined }),
}));
vi.mock('../lib/session.ts', async original => ({
  ...(await original<object>()),
  useSession: () => ({ status: 'user', token: 't', user: { username: 'Kata', role: 'teacher' } }),
}));

const kata: User = {
  id: 'u1',
  username: 'Kata',
  real_name: 'Kata',
  email: 'kata@pelda.hu',
  role: 'student',
  referral_code: 'KATA22',
  successful_referrals: 7,
  earned_rewards: 1,
  is_subscribed: false,
  subscription_status: 'none',
  is_permanent_free: false,
  is_member_of_approved_class: false,
  subscriptions: [],
  is_approved: true,
  created_at: '2026-01-01T00:00:00.000Z',
  has_password: true,
  has_google: false,
  class_name: null,
  parental_email: null,
  parental_consent: 'none',
  totp_enabled: false,
};

const draw = (profile: object) => {
  server.profile = profile;
  return renderToStaticMarkup(
    <MemoryRouter>
      <ProfilePage />
    </MemoryRouter>,
  );
};
const show = (changes: Partial<User>) => draw({ isPending: false, isError: false, data: { ...kata, ...changes } });
const parts = (html: string) => [...html.matchAll(/<section[^>]*\bid="([^"]+)"/g)].map(([, id]) => id);
const linked = (html: string) => [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);

const common = ['statisztika', 'elofizetes', 'adataid', 'jelszo', 'veszelyzona'];

it.each([
  ['student', ['gyakorlas', 'ajanlas']],
  ['teacher', ['mester-mod']],
  ['admin', []],
] as const)('shows a %s the parts of everyone and %j', (role, own) => {
  const shown = parts(show({ role }));
  expect(shown).toEqual(expect.arrayContaining([...common, ...own]));
  for (const other of ['gyakorlas', 'ajanlas', 'mester-mod'].filter(id => !own.some(mine => mine === id)))
    expect(shown).not.toContain(other);
});

it('links only to parts that are there', () => {
  for (const user of [{ role: 'student' }, { role: 'teacher' }, { role: 'teacher', is_approved: false }, { role: 'admin' }] as const) {
    const html = show(user);
    expect(parts(html)).toEqual(expect.arrayContaining(linked(html)));
  }
});

it('tells a waiting teacher so', () => {
  expect(show({ role: 'teacher', is_approved: false })).toContain('Jóváhagyásra vár');
});

it('lets the name be edited, not the address', () => {
  const inputs = [...show({}).matchAll(/<input[^>]*>/g)].map(([input]) => input);
  expect(inputs.find(input => input.includes('value="Kata"'))).not.toMatch(/readonly/i);
  expect(inputs.find(input => input.includes('value="kata@pelda.hu"'))).toMatch(/readonly/i);
});

it('counts referrals from the last reward', () => {
  expect(show({ successful_referrals: 7 })).toContain('2/5');
});

it('says the stated sentences when there is no profile', () => {
  expect(draw({ isPending: false, isError: true, error: new Error('') })).toContain('>Hiba a profil betöltésekor.<');
  expect(draw({ isPending: false, isError: false, data: {} })).toContain('>Profiladatok nem elérhetők.<');
});
