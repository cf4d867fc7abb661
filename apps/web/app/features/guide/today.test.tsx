import type { GuidePart, GuideSettings, GuideToday } from '@eszkerek/contract/guide-shapes';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { keepLessonPlace } from '../../lib/lesson-places.ts';
import { logIn } from '../../lib/session.ts';
import { pupil } from '../../testing/people.ts';
import { refusal, serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { gradeOfClass } from './guide-questions.ts';
import Today from './today.tsx';

const part = (id: string, kind: GuidePart['kind'], title: string, done = false): GuidePart => ({
  id,
  kind,
  title,
  subject: 'matematika',
  link: `/tananyag/${id}`,
  minutes: 3,
  whole: kind === 'lesson' || kind === 'continue' ? 15 : null,
  done,
  reason: { id: 'next', text: `Azért ez jön: ${title}.` },
  facts: ['Ebből még nem válaszoltál kérdésre.'],
  due_at: null,
  tasks: kind === 'warmup' || kind === 'practice' ? { done: 0, of: 3 } : null,
  label: 'new',
  place: null,
  open: null,
});

const plan = (parts: GuidePart[], onboarded: boolean): GuideToday => ({
  onboarded,
  grade: 6,
  country: 'ro',
  day: '2026-11-16',
  call_name: 'Lili',
  minutes: 10,
  parts,
  finished: null,
  challenge: null,
  week: {
    goal: 3,
    done: 1,
    days: Array.from({ length: 7 }, (_, i) => ({ day: `2026-11-${16 + i}`, active: i === 0, today: i === 1 })),
  },
  subjects: [{ subject: 'fizika', grade: 6, units: 8, units_known: 1, begun: true, placed: false }],
  more_homework: [],
  mistakes_due: 0,
  mistakes_open: 0,
  mistakes_next: null,
  more: null,
});

const settings: GuideSettings = { grade: null, country: null, goal: null, days: null, minutes: 10, call_name: 'Lili', onboarded: true };
const open = (parts: GuidePart[], onboarded = true, told: Partial<typeof settings> = {}, class_name: string | null = null) => {
  logIn(pupil, 'token-1');
  const server = serve({
    profile: { get: () => ({ ...pupil, class_name, success: true }) },
    guide: {
      today: () => ({ success: true, today: plan(parts, onboarded) }),
      settings: () => ({ success: true, settings: { ...settings, ...told } }),
      saveSettings: ({ body }) => ({ success: true, message: '', settings: { ...settings, ...body, onboarded: !body.unfinished } }),
    },
  });
  return { server, ...show(<Today instead={<p>Kezdőlap</p>} offline={() => <p>Nincs internet</p>} />) };
};

it('greets by name and leads to the first part that is not done, with its reason', async () => {
  const { user } = open([part('a', 'warmup', 'Törtek', true), part('b', 'continue', 'Arányok'), part('c', 'lesson', 'Százalék')]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Szia, Lili!' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Arányok' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Folytatom' })).toHaveAttribute('href', '/tananyag/b');
  const reason = screen.getByText('Azért ez jön: Arányok.');
  const start = screen.getByRole('link', { name: 'Folytatom' });
  expect(start.compareDocumentPosition(reason) & Node.DOCUMENT_POSITION_FOLLOWING, 'a long reason pushes no button away').toBeTruthy();
  expect(screen.getByText('Mai köröm: még kb. 6 perc, és körbeér.')).toBeVisible();
  expect(screen.getByRole('link', { name: /Százalék/ })).toHaveAttribute('href', '/tananyag/c');
  expect(screen.getByRole('link', { name: /Fizika.*1 \/ 8 témakör/ })).toHaveAttribute('href', '/terkep/fizika');
  expect(screen.getByText('Lecke · ma kb. 3 perc belőle')).toBeVisible();
  expect(screen.getByRole('link', { name: /Törtek.*kész.*Ezt ma már megcsináltad\./ })).toBeVisible();
  expect(screen.queryByText('Azért ez jön: Törtek.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Miért ezt?' }));
  expect(screen.getByText('Ebből még nem válaszoltál kérdésre.')).toBeVisible();
});

it('counts the minutes that are left of a part left half-way', async () => {
  open([{ ...part('a', 'review', 'Ismétlés'), minutes: 4, open: { answered: 2, of: 4 } }, part('b', 'lesson', 'Százalék')]);
  expect(await screen.findByText('Mai köröm: még kb. 5 perc, és körbeér.')).toBeVisible();
});

it('counts the rest of a placement once', async () => {
  open([{ ...part('a', 'placement', 'Hol tartasz?'), minutes: 8, open: { answered: 10, of: 20 } }, part('b', 'lesson', 'Százalék')]);
  expect(await screen.findByText('Mai köröm: még kb. 7 perc, és körbeér.')).toBeVisible();
});

it('goes on with a begun lesson at the part where it was left on this device', async () => {
  logIn(pupil, 'token-1');
  keepLessonPlace('b', { section: 'szabaly', part: 5 });
  open([part('b', 'continue', 'Arányok')]);
  expect(await screen.findByText('Az 5. résznél hagytad abba. Innen folytathatod.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Folytatom' })).toHaveAttribute('href', '/tananyag/b#szabaly');
  expect(screen.getByRole('link', { name: /Javítófüzet/ })).toHaveAttribute('href', '/profil#javitofuzet');
});

it('does not say that a lesson was left half-way whose part was done', async () => {
  logIn(pupil, 'token-1');
  keepLessonPlace('b', { section: 'szabaly', part: 5 });
  const reason = { id: 'continue-on', text: 'Három kérdésre már válaszoltál belőle. Mehetsz tovább a leckében!' };
  const { unmount } = open([{ ...part('b', 'continue', 'Arányok'), reason }]);
  expect(await screen.findByText(reason.text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Folytatom' })).toHaveAttribute('href', '/tananyag/b#szabaly');
  unmount();
  const quiz = { id: 'continue-quiz', text: 'Három kérdésre már válaszoltál belőle. Jöhet a következő három!' };
  open([{ ...part('b', 'continue', 'Arányok'), reason: quiz }]);
  expect(await screen.findByText(quiz.text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Folytatom' })).toHaveAttribute('href', '/tananyag/b');
});

it('puts homework first, with the days that are left, and tells of more', async () => {
  const due = new Date(Date.now() + 3 * 86_400_000).toISOString();
  logIn(pupil, 'token-1');
  const today = plan([part('a', 'warmup', 'Törtek'), { ...part('b', 'homework', 'Arányok'), due_at: due }], true);
  serve({
    guide: {
      today: () => ({ success: true, today: { ...today, more_homework: [{ title: 'Szögek', link: '/tananyag/szogek', due_at: due }] } }),
    },
  });
  show(<Today instead={<p>Kezdőlap</p>} offline={() => <p>Nincs internet</p>} />);
  expect(await screen.findByRole('heading', { level: 2, name: 'Arányok' })).toBeVisible();
  expect(screen.getByText('Házi feladat · még 3 nap · 3 perc')).toBeVisible();
  expect(screen.getByRole('link', { name: /Szögek.*Házi feladat · még 3 nap/ })).toHaveAttribute('href', '/tananyag/szogek');
});

it('leads to the placement and to the review round', async () => {
  open([
    { ...part('a', 'placement', 'Hol tartasz?'), subject: 'matematika', link: '/hol-tartasz/matematika' },
    { ...part('b', 'review', 'Ismétlés'), subject: null, link: '/ismetles' },
  ]);
  expect(await screen.findByRole('link', { name: 'Megnézem' })).toHaveAttribute('href', '/hol-tartasz/matematika');
  expect(screen.getByText('Matematika · legfeljebb 3 perc')).toBeVisible();
  expect(screen.getByRole('link', { name: /Ismétlés.*3 perc/ })).toHaveAttribute('href', '/ismetles?kor');
});

it('goes on with questions that were left half-way, and says how long the rest takes', async () => {
  const due = new Date(Date.now() + 3 * 86_400_000).toISOString();
  open([{ ...part('b', 'homework', 'Arányok'), minutes: 6, due_at: due, open: { answered: 10, of: 15 } }]);
  expect(await screen.findByRole('link', { name: 'Folytatom a 11. kérdéstől' })).toHaveAttribute('href', '/tananyag/b');
  expect(screen.getByText('Házi feladat · még 3 nap · még 2 perc')).toBeVisible();
});

it('goes on with a placement that was left half-way, and says how much of it is left', async () => {
  const half = { ...part('a', 'placement', 'Hol tartasz matematikából?'), link: '/hol-tartasz/matematika', open: { answered: 10, of: 20 } };
  open([half]);
  expect(await screen.findByRole('link', { name: 'Folytatom a 11. kérdéstől' })).toHaveAttribute('href', '/hol-tartasz/matematika');
  expect(screen.getByText('Hol tartasz? · még legfeljebb 10 kérdés')).toBeVisible();
});

it('says that the day is done, and offers something short before the challenge', async () => {
  logIn(pupil, 'token-1');
  const { id: _, done: __, due_at: ___, tasks: ____, place: _____, open: ______, ...more } = part('c', 'lesson', 'Szögek');
  const challenge = { title: 'Sűrűségtorony', text: 'Mézből.', link: '/tananyag/torony', minutes: 45 };
  const today = { ...plan([part('a', 'warmup', 'Törtek', true)], true), challenge, more: { ...more, target: 'c' } };
  serve({ guide: { today: () => ({ success: true, today }) } });
  show(<Today instead={<p>Kezdőlap</p>} offline={() => <p>Nincs internet</p>} />);
  expect(await screen.findByText('Mára kész. Ennyi elég!')).toBeVisible();
  const links = screen.getAllByRole('link').map(link => link.getAttribute('href'));
  expect(links.slice(0, 2)).toEqual(['/tananyag/c', '/tananyag/torony']);
});

it('saves each of the four first answers at once, before any plan is shown', async () => {
  const { user, server } = open([part('a', 'lesson', 'Törtek')], false);
  const sent = () => server.sentTo('guide', 'saveSettings').map(({ body }) => body);
  await user.click(await screen.findByRole('radio', { name: '6. osztály' }));
  expect(screen.queryByText('Törtek')).toBeNull();
  await waitFor(() => expect(sent()).toEqual([{ grade: 6, unfinished: true }]));
  await user.click(screen.getByRole('radio', { name: 'Romániában' }));
  await user.click(screen.getByRole('radio', { name: 'Az iskolához' }));
  await user.click(screen.getByRole('radio', { name: '3 nap' }));
  await waitFor(() => expect(sent()).toHaveLength(4));
  expect(sent()).toContainEqual({ grade: 6, country: 'ro', goal: 'school', days: 3 });
});

it('puts the homework before the questions, and asks no pupil of 7. B for the grade', async () => {
  const due = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const { user, server } = open([part('a', 'lesson', 'Törtek'), { ...part('b', 'homework', 'Arányok'), due_at: due }], false, {}, '7. B');
  const homework = await screen.findByRole('heading', { level: 2, name: 'Arányok' });
  const question = await screen.findByRole('heading', { level: 2, name: 'Hol jársz iskolába?' });
  expect(homework.compareDocumentPosition(question)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('1. kérdés a 3 közül')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Romániában' }));
  await waitFor(() => expect(server.sentTo('guide', 'saveSettings')[0]?.body).toEqual({ grade: 7, country: 'ro', unfinished: true }));
});

it.each([
  ['7. B', 7],
  ['VII. B', 7],
  ['V.A osztály', 5],
  ['8c', 8],
  ['Vidám Hetedik', null],
  ['12. A', null],
  [null, null],
])('reads the grade of the class %s', (name, grade) => {
  expect(gradeOfClass(name)).toBe(grade);
});

it('goes on with the first question that was not answered', async () => {
  open([part('a', 'lesson', 'Törtek')], false, { grade: 7, country: 'hu' });
  expect(await screen.findByText('3. kérdés a 4 közül')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Mihez segítsünk?' })).toBeVisible();
});

it('opens tasks of the round with a way back, and says how many are left', async () => {
  open([
    { ...part('a', 'warmup', 'Törtek'), tasks: { done: 1, of: 3 } },
    { ...part('b', 'lesson', 'Arányok'), label: 'forming' },
    part('c', 'lesson', 'Szögek'),
  ]);
  expect(await screen.findByRole('link', { name: 'Folytatom a 2. feladattól' })).toHaveAttribute('href', '/tananyag/a?kor');
  expect(screen.getByText('Bemelegítés · még 2 feladat')).toBeVisible();
  expect(screen.getByRole('link', { name: /Arányok.*Lecke · alakul · ma kb/ })).toHaveAttribute('href', '/tananyag/b');
  expect(screen.getByRole('link', { name: /Szögek.*Lecke · új · ma kb/ })).toBeVisible();
});

it('says no state beside what is done, and one number of minutes where a lesson is short', async () => {
  open([
    { ...part('a', 'lesson', 'Törtek', true), label: 'repeat' },
    { ...part('b', 'lesson', 'Arányok'), whole: 3 },
  ]);
  expect(await screen.findByRole('link', { name: /Törtek.*Lecke · mai rész kész/ })).toBeVisible();
  expect(screen.getByText('Lecke · új · kb. 3 perc')).toBeVisible();
});

it('puts the challenge above what is done once the round is closed', async () => {
  logIn(pupil, 'token-1');
  const challenge = { title: 'Hidak', text: 'Építs hidat!', link: '/tananyag/muhely-hidak', minutes: 60 };
  serve({ guide: { today: () => ({ success: true, today: { ...plan([part('a', 'warmup', 'Törtek', true)], true), challenge } }) } });
  show(<Today instead={<p>Kezdőlap</p>} offline={() => <p>Nincs internet</p>} />);
  const link = await screen.findByRole('link', { name: /Hidak.*Kihívás · 60 perc · ha van kedved/ });
  const done = screen.getByRole('link', { name: /Törtek.*kész/ });
  expect(link.compareDocumentPosition(done) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

it('keeps the usual first block when there is no plan', async () => {
  logIn(pupil, 'token-1');
  serve({
    guide: {
      today: () => refusal(503, 'Most nem megy.'),
    },
  });
  show(<Today instead={<p>Kezdőlap</p>} offline={() => <p>Nincs internet</p>} />);
  expect(await screen.findByText('Kezdőlap')).toBeVisible();
});

it('offers other things instead of the current part, and swaps it', async () => {
  logIn(pupil, 'token-1');
  const other = { ...part('x', 'lesson', 'Szögek'), target: 'matek-5-szogek' };
  let current = part('a', 'lesson', 'Törtek');
  const server = serve({
    guide: {
      today: () => ({ success: true, today: plan([current], true) }),
      others: () => ({ success: true, others: [other] }),
      swap: () => {
        current = part('a', 'lesson', 'Szögek');
        return { success: true, today: plan([current], true) };
      },
    },
  });
  const { user } = show(<Today instead={<p>Kezdőlap</p>} offline={() => <p>Nincs internet</p>} />);
  await user.click(await screen.findByRole('button', { name: 'Mást szeretnék' }));
  await user.click(await screen.findByRole('button', { name: 'Inkább ezt: Szögek' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Szögek' })).toBeVisible();
  expect(server.sentTo('guide', 'swap')).toMatchObject([{ body: { kind: 'lesson', target: 'matek-5-szogek' } }]);
  expect(screen.queryByRole('button', { name: /Inkább ezt/ })).toBeNull();
  expect(screen.getByRole('link', { name: /^Kezdem/ })).toHaveFocus();
});

it('lets the pupil go back to a first question that was mistapped', async () => {
  const { user, server } = open([part('a', 'lesson', 'Törtek')], false);
  expect(await screen.findByRole('heading', { name: 'Hányadikos vagy?' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Előző kérdés' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: '5. osztály' }));
  await user.click(screen.getByRole('button', { name: 'Előző kérdés' }));
  await user.click(screen.getByRole('radio', { name: '6. osztály' }));
  expect(screen.getByRole('heading', { name: 'Hol jársz iskolába?' })).toBeVisible();
  await waitFor(() => expect(server.sentTo('guide', 'saveSettings').at(-1)?.body).toMatchObject({ grade: 6, unfinished: true }));
});

it('begins a lesson that was only asked about, and says how many mistakes come back', async () => {
  logIn(pupil, 'token-1');
  const today = { ...plan([{ ...part('c', 'lesson', 'Százalék'), label: 'forming' }], true), mistakes_due: 3 };
  serve({ guide: { today: () => ({ success: true, today }) } });
  show(<Today instead={<p>Kezdőlap</p>} offline={() => <p>Nincs internet</p>} />);
  expect(await screen.findByRole('link', { name: 'Kezdem' })).toHaveAttribute('href', expect.stringContaining('/tananyag/c'));
  expect(screen.getByRole('link', { name: /Javítófüzet.*Ma 3 kérdés jön vissza\./ })).toBeVisible();
});

it('presses no mistake once the round is done', async () => {
  logIn(pupil, 'token-1');
  const today = { ...plan([part('a', 'warmup', 'Törtek', true)], true), mistakes_due: 2 };
  serve({ guide: { today: () => ({ success: true, today }) } });
  show(<Today instead={<p>Kezdőlap</p>} offline={() => <p>Nincs internet</p>} />);
  expect(await screen.findByRole('link', { name: /2 kérdés következik\. Holnap is ráér\./ })).toBeVisible();
});

const inDays = (days: number): string => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

it.each([
  [{ mistakes_open: 0, mistakes_next: null }, 'Most nincs benne kérdés.'],
  [{ mistakes_open: 2, mistakes_next: { count: 2, due_at: inDays(1) } }, '2 kérdés holnap jön vissza.'],
  [{ mistakes_open: 2, mistakes_next: { count: 1, due_at: inDays(3) } }, '1 kérdés 3 nap múlva jön vissza.'],
  [{ mistakes_open: 1, mistakes_next: null }, 'Itt látod, amit elvétettél.'],
])('says of the mistake book only what is true while nothing is due: %j', async (ahead, words) => {
  logIn(pupil, 'token-1');
  serve({ guide: { today: () => ({ success: true, today: { ...plan([part('b', 'lesson', 'Arányok')], true), ...ahead } }) } });
  show(<Today instead={<p>Kezdőlap</p>} offline={() => <p>Nincs internet</p>} />);
  expect(await screen.findByRole('link', { name: /Javítófüzet/ })).toHaveTextContent(words);
});

it('goes on at the first open question when the page was left between two of the first questions', async () => {
  const { user, unmount } = open([part('b', 'lesson', 'Arányok')], false);
  await user.click(await screen.findByRole('radio', { name: '6. osztály' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Hol jársz iskolába?' })).toBeVisible();
  unmount();
  show(<Today instead={<p>Kezdőlap</p>} offline={() => <p>Nincs internet</p>} />);
  expect(await screen.findByRole('heading', { level: 2, name: 'Hol jársz iskolába?' })).toBeVisible();
});
