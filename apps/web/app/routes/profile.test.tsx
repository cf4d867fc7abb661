import type { User } from '@eszkerek/contract/entities';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { logIn } from '../lib/session.ts';
import { pupil } from '../testing/people.ts';
import { type Answers, foreign, refusal, serve, stillLoading } from '../testing/serve.ts';
import { show } from '../testing/show.tsx';
import ProfilePage from './profile.tsx';

const others: Answers = {
  quiz: { stats: stillLoading, mistakes: stillLoading, recommendations: stillLoading },
  billing: { payments: stillLoading },
  auth: { options: stillLoading },
};
const answering = (get: NonNullable<Answers['profile']>['get']) => serve({ ...others, profile: { get } });

beforeEach(() => logIn(pupil, 'token-1'));

const showUser = async (changes: Partial<User>) => {
  answering(() => ({ success: true, ...pupil, ...changes }));
  show(<ProfilePage />);
  await screen.findByRole('navigation', { name: 'A profil részei' });
};
const has = (id: string) => document.getElementById(id) !== null;
const common = ['statisztika', 'elofizetes', 'adataid', 'jelszo', 'veszelyzona'];

it.each([
  ['student', ['gyakorlas', 'ajanlas']],
  ['teacher', ['mester-mod']],
  ['admin', []],
] as const)('shows a %s the parts of everyone and %j', async (role, own) => {
  await showUser({ role });
  expect([...common, ...own].filter(id => !has(id))).toEqual([]);
  expect(['gyakorlas', 'ajanlas', 'mester-mod'].filter(has)).toEqual(own);
});

it.each([{ role: 'student' }, { role: 'teacher' }, { role: 'teacher', is_approved: false }, { role: 'admin' }] as const)(
  'links only to parts that are there (%j)',
  async user => {
    await showUser(user);
    const links = within(screen.getByRole('navigation', { name: 'A profil részei' })).getAllByRole('link');
    const linked = links.map(link => link.getAttribute('href')?.slice(1) ?? '');
    expect(linked).toEqual(expect.arrayContaining(common));
    expect(linked.filter(id => !has(id))).toEqual([]);
  },
);

it('tells a waiting teacher so', async () => {
  await showUser({ role: 'teacher', is_approved: false });
  expect(screen.getByText('Jóváhagyásra vár')).toBeVisible();
});

it('tells a rejected teacher so, with the reason and a way to write', async () => {
  await showUser({ role: 'teacher', is_approved: false, is_rejected: true, rejection_reason: 'Nem iskolai cím.' });
  expect(screen.queryByText('Jóváhagyásra vár')).toBeNull();
  expect(screen.getByText('A tanári fiókodat nem tudtuk jóváhagyni')).toBeVisible();
  expect(screen.getByText(/Ennek oka: Nem iskolai cím\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Írok nektek' })).toHaveAttribute('href', '/kapcsolat');
});

it('lets the name be edited, not the address', async () => {
  await showUser({});
  const data = within(screen.getByRole('form', { name: 'Adataid' }));
  expect(data.getByLabelText('Teljes Név')).not.toHaveAttribute('readonly');
  expect(data.getByLabelText('E-mail-cím')).toHaveAttribute('readonly');
});

it('counts referrals from the last reward', async () => {
  await showUser({ successful_referrals: 7 });
  expect(screen.getByText('2/5')).toBeVisible();
});

it('says the stated sentence when the profile does not come', async () => {
  answering(() => refusal(500, ''));
  show(<ProfilePage />);
  expect(await screen.findByText('Hiba a profil betöltésekor.')).toBeVisible();
});

it('says so when what came is no profile', async () => {
  answering(() => foreign({}));
  show(<ProfilePage />);
  expect(await screen.findByText('Profiladatok nem elérhetők.')).toBeVisible();
});
