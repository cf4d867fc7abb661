import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cardLink } from '../features/catalog/card-link.ts';
import { logIn } from '../lib/session.ts';
import { pupil } from '../testing/people.ts';
import { refusal, serve } from '../testing/serve.ts';
import { show } from '../testing/show.tsx';
import LoginPage from './login.tsx';

const card = cardLink({ slug: 'matek-6-kor', category: 'premium_lesson' }, false);
const data = {
  title: 'A kör',
  description: 'Sugár és húr.',
  category: 'premium_lesson',
  grade: '6',
  subject: 'matematika',
  minutes: 12,
  picture: 'matek-6-kor',
  toc: ['Próbáld ki!'],
};

const lesson = {
  goal: '',
  label: 'new' as const,
  written: true,
  quiz: null,
  practice: null,
  next: false,
  likely: false,
  prerequisites: [],
};
const lessons = [
  { ...lesson, slug: 'matek-6-kor', title: 'A kör', access: 'premium' as const, open: false, link: '/tananyag/matek-6-kor' },
  { ...lesson, slug: 'matek-6-szogek', title: 'Szögek', access: 'free' as const, open: true, link: '/tananyag/matek-6-szogek' },
];
const unit = { unit: 'kor', title: 'Kör', grade: '6', own: true, lessons, known: 0, repeat: 0, test: null };
/** The circle is locked, the angles beside it are open. */
const map = () => ({
  success: true as const,
  map: { subject: 'matematika' as const, grade: 6, units: [unit], next: null, placed: false, placement: null },
});

it('shows a signed-in pupil what stands behind a premium card', async () => {
  logIn({ ...pupil, created_at: '2020-01-01T08:00:00.000Z' }, 'token-1');
  serve({
    lesson: { page: () => refusal(403, 'Nem nyitható meg.', { code: 'premiumRequired', data }) },
    guide: { map },
  });
  const { user } = show(<ButtonLink {...card}>A kör</ButtonLink>, { others: { '/bejelentkezes': <LoginPage /> } });
  await user.click(screen.getByRole('link', { name: 'A kör' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'A kör' })).toBeVisible();
  // The stated sentence, and what it means for somebody with a session.
  expect(screen.getByText(/^A tartalom megtekintéséhez bejelentkezés szükséges\. A bejelentkezés már megvan/)).toBeVisible();
  expect(screen.getByText('Próbáld ki!')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Éves előfizetés' })).toBeEnabled();
  expect(screen.getByRole('region', { name: 'Havi' })).toHaveTextContent('30 RON havonta');
  expect(screen.getByLabelText('Osztálykód')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Bejelentkezés' })).toBeNull();
  expect(screen.getByText('Lili, a próbaidőd lejárt.', { exact: false })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Megmutatom a szülőmnek' })).toBeVisible();
  // A pupil buys no class.
  expect(screen.queryByRole('region', { name: 'Osztály' })).toBeNull();
  expect(await screen.findByRole('link', { name: 'Ugyanebből a témából, ingyen: Szögek' })).toHaveAttribute(
    'href',
    '/tananyag/matek-6-szogek',
  );
});

it('shows a guest what stands behind a premium card, with registration first and the login form below', async () => {
  const toc = ['Kerék az úton', 'Fedezd fel!', 'A szabály', 'Miért igaz?', 'Próbáld ki!'];
  serve({
    lesson: { page: () => refusal(403, 'Nem nyitható meg.', { code: 'premiumRequired', data: { ...data, toc } }) },
    auth: { options: () => ({ success: true, google: null, recaptchaSiteKey: null }) },
  });
  const { user } = show(<ButtonLink {...card}>A kör</ButtonLink>, { others: { '/bejelentkezes': <LoginPage /> } });
  await user.click(screen.getByRole('link', { name: 'A kör' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'A kör' })).toBeVisible();
  expect(screen.getByText('A tartalom megtekintéséhez bejelentkezés szükséges.')).toBeVisible();
  expect(screen.getByRole('link', { name: '30 nap ingyen: Regisztrálok' })).toHaveAttribute('href', '/regisztracio');
  expect(screen.getAllByRole('listitem').map(row => row.textContent)).toEqual(toc.slice(0, 3));
  expect(screen.getByText('és még 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Van már fiókom' }));
  expect(screen.getByLabelText('E-mail-cím')).toHaveFocus();
});

it('opens the page behind the wall for a pupil who joins a class there', async () => {
  logIn({ ...pupil, created_at: '2020-01-01T08:00:00.000Z' }, 'token-1');
  serve({
    lesson: { page: () => refusal(403, 'Nem nyitható meg.', { code: 'premiumRequired', data }) },
    guide: { map },
    classes: { join: () => ({ success: true, message: 'Csatlakoztál.', class_name: '6. B' }) },
    profile: { get: () => ({ ...pupil, success: true, is_subscribed: true }) },
  });
  const { user, router } = show(<ButtonLink {...card}>A kör</ButtonLink>, {
    others: { '/bejelentkezes': <LoginPage />, '/tananyag/matek-6-kor': <p>A kör leckéje</p> },
  });
  await user.click(screen.getByRole('link', { name: 'A kör' }));
  await user.type(await screen.findByLabelText('Osztálykód'), '7BKRTA');
  await user.click(screen.getByRole('button', { name: 'Csatlakozom' }));
  expect(await screen.findByText('A kör leckéje')).toBeVisible();
  expect(router.state.location.pathname).toBe('/tananyag/matek-6-kor');
});
