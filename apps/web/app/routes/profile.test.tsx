import type { User } from '@eszkerek/contract/entities';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { logIn } from '../lib/session.ts';
import { pupil } from '../testing/people.ts';
import { type Answers, foreign, refusal, serve, stillLoading } from '../testing/serve.ts';
import { show } from '../testing/show.tsx';
import ProfilePage from './profile.tsx';
import ProfileData from './profile-data.tsx';
import ProfileLearning from './profile-learning.tsx';
import ProfileSubscription from './profile-subscription.tsx';

const others: Answers = {
  quiz: { stats: stillLoading, mistakes: stillLoading, recommendations: stillLoading },
  billing: { payments: stillLoading },
  auth: { options: stillLoading },
  guide: { today: stillLoading, settings: stillLoading },
};
const answering = (get: NonNullable<Answers['profile']>['get']) => serve({ ...others, profile: { get } });

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  logIn(pupil, 'token-1');
});

const tabs = { '': <ProfileLearning />, elofizetes: <ProfileSubscription />, adataim: <ProfileData /> };
const showUser = async (changes: Partial<User>, at = '/profil') => {
  answering(() => ({ success: true, ...pupil, ...changes }));
  const view = show(<ProfilePage />, { path: '/profil', at, inside: tabs });
  await screen.findByRole('navigation', { name: 'A profil részei' });
  return view;
};
const has = (id: string) => document.getElementById(id) !== null;
const sections = ['gyakorlas', 'javitofuzet', 'mester-mod', 'statisztika', 'osztaly', 'elofizetes', 'ajanlas', 'adataid', 'jelszo'];

it.each([
  ['student', '/profil', ['gyakorlas', 'javitofuzet', 'statisztika', 'osztaly']],
  ['teacher', '/profil', ['mester-mod', 'statisztika']],
  ['admin', '/profil', ['statisztika']],
  ['student', '/profil/elofizetes', ['elofizetes', 'ajanlas']],
  ['teacher', '/profil/elofizetes', ['elofizetes']],
  ['student', '/profil/adataim', ['adataid', 'jelszo']],
] as const)('shows a %s at %s the parts %j', async (role, at, own) => {
  await showUser({ role }, at);
  expect(sections.filter(has)).toEqual(own);
});

it.each([
  ['#elofizetes', '/profil/elofizetes'],
  ['#jelszo', '/profil/adataim'],
  ['#osztaly', '/profil'],
])('leads /profil%s to %s', async (hash, tab) => {
  const { router } = await showUser({}, `/profil${hash}`);
  expect(router.state.location).toMatchObject({ pathname: tab, hash });
});

it('scrolls to the part that the address names', async () => {
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id);
  };
  await showUser({}, '/profil#javitofuzet');
  expect(scrolled).toEqual(['javitofuzet']);
});

it('can be left where scrolling answers a promise, as newer Chromes do', async () => {
  Element.prototype.scrollIntoView = () => Promise.resolve();
  const { router } = await showUser({}, '/profil#javitofuzet');
  await act(() => router.navigate('/profil/adataim'));
  expect(screen.getByText('Az e-mail-címed nem módosítható.')).toBeVisible();
});

it('tells the state of the subscription in one line, with the way to the rest', async () => {
  await showUser({});
  expect(screen.getByText(/Nincs aktív előfizetésed/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Előfizetés részletei' })).toHaveAttribute('href', '/profil/elofizetes');
});

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
  await showUser({}, '/profil/adataim');
  const data = within(screen.getByRole('form', { name: 'Adataid' }));
  expect(data.getByLabelText('Teljes Név')).not.toHaveAttribute('readonly');
  expect(data.getByLabelText('E-mail-cím')).toHaveAttribute('readonly');
});

it('counts referrals from the last reward', async () => {
  await showUser({ successful_referrals: 7 }, '/profil/elofizetes');
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
