import type { GuideLesson, GuideMap, GuideUnit } from '@eszkerek/contract/guide-shapes';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { logIn } from '../lib/session.ts';
import { pupil, teacher } from '../testing/people.ts';
import { refusal, serve } from '../testing/serve.ts';
import { show } from '../testing/show.tsx';
import MapPage from './map.tsx';

const lesson = (slug: string, title: string, rest: Partial<GuideLesson> = {}): GuideLesson => ({
  slug,
  title,
  goal: '',
  label: 'new',
  access: 'free',
  written: true,
  open: true,
  link: `/tananyag/${slug}`,
  quiz: null,
  practice: null,
  next: false,
  likely: false,
  prerequisites: [],
  ...rest,
});

const unit = (title: string, grade: string, own: boolean, lessons: GuideLesson[]): GuideUnit => ({
  unit: title.toLowerCase(),
  title,
  grade,
  own,
  lessons,
  known: lessons.filter(({ label }) => label === 'known').length,
  repeat: lessons.filter(({ label }) => label === 'repeat').length,
  test: null,
});

const map: GuideMap = {
  subject: 'matematika',
  grade: 6,
  placed: true,
  placement: null,
  next: { slug: 'aranyok', title: 'Arányok', label: 'forming', begun: true },
  units: [
    unit('Törtek', '5', false, [lesson('tort', 'Mi a tört?', { label: 'known' })]),
    unit('Arányosság', '6', true, [
      lesson('osztas', 'Osztás', { label: 'known' }),
      lesson('aranyok', 'Arányok', {
        label: 'forming',
        prerequisites: [{ slug: 'tort', title: 'Mi a tört?', label: 'repeat', written: true, likely: false }],
      }),
      lesson('keveres', 'Keverés', { access: 'premium', open: false }),
      lesson('sebesseg', 'Sebesség', { written: false, open: false, link: null }),
    ]),
    unit('Százalék', '6', true, [lesson('szazalek', 'Mennyi a száz?', { label: 'repeat' })]),
    unit('Egyenletek', '7', false, [lesson('egyenlet', 'Mérleg')]),
  ],
};

const open = (at = '/terkep/matematika') => {
  logIn(pupil, 'token-1');
  const server = serve({ guide: { map: ({ params }) => ({ success: true, map: { ...map, subject: params.subject } }) } });
  return { server, ...show(<MapPage />, { path: '/terkep/:subject', at }) };
};

const row = async (title: string): Promise<HTMLElement> => {
  const found = (await screen.findByText(title)).closest('li');
  if (!found) throw new Error(`no row for ${title}`);
  return found;
};

it('tells the state of units and lessons in words, never in percentages', async () => {
  const { container } = open();
  expect(await row('Osztás')).toHaveTextContent('Osztásmegvan');
  expect(await row('Arányok')).toHaveTextContent('alakul');
  expect(screen.getByText('alakul · 4 leckéből 1 megvan')).toBeVisible();
  expect(screen.getByText('1 lecke: ismételd · 1 leckéből 0 megvan')).toBeVisible();
  expect(container).not.toHaveTextContent('%');
});

it('opens the unit to go on with and links its next lesson', async () => {
  open();
  const links = await screen.findAllByRole('link', { name: 'Folytatom: Arányok' });
  expect(links.map(link => link.getAttribute('href'))).toEqual(['/tananyag/aranyok', '/tananyag/aranyok']);
  expect(screen.getByText('Mennyi a száz?')).not.toBeVisible();
});

it.each([
  [0, 'Hol tartasz? Megnézem'],
  [10, 'Hol tartasz? Folytatom a 11. kérdéstől'],
])("leads to the placement that today's plan has, after %s questions of it", async (answered, name) => {
  logIn(pupil, 'token-1');
  serve({ guide: { map: () => ({ success: true, map: { ...map, placement: { answered } } }) } });
  show(<MapPage />, { path: '/terkep/:subject', at: '/terkep/matematika' });
  const placement = await screen.findByRole('link', { name });
  expect(placement).toHaveAttribute('href', '/hol-tartasz/matematika');
  const [lesson] = screen.getAllByRole('link', { name: 'Folytatom: Arányok' });
  expect(placement.compareDocumentPosition(lesson as HTMLElement) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('says „Kezdem” of a lesson that was never opened', async () => {
  logIn(pupil, 'token-1');
  const next = { slug: 'szazalek', title: 'Mennyi a száz?', label: 'new', begun: false } as const;
  serve({ guide: { map: () => ({ success: true, map: { ...map, next } }) } });
  show(<MapPage />, { path: '/terkep/:subject', at: '/terkep/matematika' });
  const links = await screen.findAllByRole('link', { name: 'Kezdem: Mennyi a száz?' });
  expect(links.map(link => link.getAttribute('href'))).toEqual(['/tananyag/szazalek', '/tananyag/szazalek']);
  expect(screen.queryByRole('link', { name: /[Ff]olytat|folytasd/ })).toBeNull();
});

it('opens at its title: the button above leads on, and nothing scrolls by itself', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 2000, 300, 100));
  open();
  await screen.findByRole('heading', { level: 3, name: 'Százalék' });
  expect(scrolled).not.toHaveBeenCalled();
});

it('folds the legend on a phone behind a button', async () => {
  const { user } = open();
  const button = await screen.findByRole('button', { name: 'Mit jelentenek a jelek?' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('list', { name: 'Jelmagyarázat' })).toBeNull();
  await user.click(button);
  expect(screen.getByRole('list', { name: 'Jelmagyarázat' })).toBeVisible();
});

it('opens another unit on tap', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('heading', { level: 3, name: 'Százalék' }));
  expect(screen.getByRole('link', { name: 'Mennyi a száz?' })).toBeVisible();
});

it('locks what is not open, and links nothing that is not written', async () => {
  open();
  expect(await row('Keverés')).toHaveTextContent('prémium · új');
  expect(await row('Sebesség')).toHaveTextContent('hamarosan');
  expect(screen.getByRole('link', { name: 'Keverés' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Sebesség' })).toBeNull();
});

it('shows what a lesson builds on after a tap', async () => {
  const { user } = open();
  const before = within(await row('Arányok'));
  expect(before.getByText('Mi a tört?')).not.toBeVisible();
  await user.click(before.getByText('Mire épül?'));
  expect(before.getByRole('link', { name: 'Mi a tört?' })).toHaveAttribute('href', '/tananyag/tort');
  expect(before.getByText(/: ismételd/)).toBeVisible();
});

it('begins with the own year and filters by grade', async () => {
  const { user } = open();
  expect(await screen.findByRole('radio', { name: 'Az enyém' })).toBeChecked();
  // One row on a phone: the first wheel is seen whole.
  expect(screen.getByRole('group', { name: 'Évfolyam' }).parentElement).toHaveClass('row-scroll');
  expect(screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent)).toEqual([
    'Korábbi anyag ',
    '6. osztály 0\u00a0/\u00a02 témakör megvan',
  ]);
  await user.click(screen.getByRole('radio', { name: '7.' }));
  expect(screen.getAllByRole('heading', { level: 3 }).map(heading => heading.textContent)).toEqual(['Egyenletek']);
  await user.click(screen.getByRole('radio', { name: 'Minden' }));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);
});

it('counts the units of the own year once, whichever grade another country puts them in', async () => {
  logIn(pupil, 'token-1');
  const units = [
    unit('Törtek', '5', false, [lesson('tort', 'Mi a tört?', { next: true })]),
    unit('Tükrözés', '5', true, [lesson('tukor', 'Tükör', { label: 'known' })]),
    unit('Százalék', '6', true, [lesson('szazalek', 'Mennyi a száz?', { likely: true })]),
    unit('Gráfok', '6', false, [lesson('graf', 'Mi a gráf?')]),
  ];
  serve({ guide: { map: () => ({ success: true, map: { ...map, units, next: null } }) } });
  const { user } = show(<MapPage />, { path: '/terkep/:subject', at: '/terkep/matematika' });
  const headings = (level: number) => screen.getAllByRole('heading', { level }).map(heading => heading.textContent?.trim());
  expect(await row('Mennyi a száz?')).toHaveTextContent(/újMég nem kérdeztük, de valószínűleg megy\.$/);
  expect(headings(2)).toEqual(['Korábbi anyag', '6. osztály 1\u00a0/\u00a02 témakör megvan']);
  expect(headings(3)).toEqual(['Törtek', 'Tükrözés', 'Százalék']);
  await user.click(screen.getByRole('radio', { name: '6.' }));
  expect(headings(2)).toEqual(['6. osztály']);
  expect(headings(3)).toEqual(['Százalék', 'Gráfok']);
});

it('changes the subject by its tab', async () => {
  const { user, server, router } = open();
  await user.click(await screen.findByRole('tab', { name: 'MI' }));
  expect(router.state.location.pathname).toBe('/terkep/ai');
  await expect.poll(() => server.sentTo('guide', 'map').map(({ params }) => params)).toContainEqual({ subject: 'ai' });
});

it('leads to mathematics without a subject', async () => {
  serve({ guide: { map: () => ({ success: true, map }) } });
  logIn(pupil, 'token-1');
  const { router } = show(<MapPage />, { path: '/terkep/:subject?', at: '/terkep' });
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/terkep/matematika'));
});

it('says that an unknown subject does not exist', async () => {
  open('/terkep/enek');
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Észtérkép');
  expect(screen.queryByRole('tab')).toBeNull();
});

it('says why the map did not come', async () => {
  logIn(pupil, 'token-1');
  serve({ guide: { map: () => refusal(422, 'Most nem megy.') } });
  show(<MapPage />, { path: '/terkep/:subject', at: '/terkep/fizika' });
  expect(await screen.findByText('Most nem megy.')).toBeVisible();
});

it('says that it needs the line, and what can be read without', async () => {
  logIn(pupil, 'token-1');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  show(<MapPage />, { path: '/terkep/:subject', at: '/terkep/fizika' });
  expect(await screen.findByText(/^A térképhez internet kell\./)).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Ezen az eszközön még nincs mentett lecke' })).toBeVisible();
});

it('is for pupils', async () => {
  logIn(teacher, 'token-1');
  const { router } = show(<MapPage />, { path: '/terkep/:subject', at: '/terkep/fizika', others: { '/': <p>Kezdőlap</p> } });
  expect(await screen.findByText('Kezdőlap')).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
});
