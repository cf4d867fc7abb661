import type { GuideMap, PlacementState, PlacementView } from '@eszkerek/contract/guide-shapes';
import type { PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { logIn } from '../../../lib/session.ts';
import { pupil } from '../../../testing/people.ts';
import { serve } from '../../../testing/serve.ts';
import { show } from '../../../testing/show.tsx';
import { PlacementPage } from './placement-page.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  logIn(pupil, 'token-1');
});

const question = (place: number): PublicQuestion => ({ id: `${place}`, type: 'shortText', question: `${place}. kérdés`, hintCount: 0 });

const asking = (asked: number): PlacementView => ({
  id: '0190a1b2-0000-7000-8000-000000000031',
  subject: 'matematika',
  state: 'asking',
  asked,
  most: 20,
  sitting: asked < 10 ? 1 : 2,
  sitting_asked: asked % 10,
  sitting_size: 10,
  question: question(asked + 1),
  result: null,
});
const resting: PlacementView = { ...asking(10), state: 'resting', sitting: 1, sitting_asked: 10, question: null };
const ref = (slug: string, title: string) => ({ slug, title, label: 'forming' as const });
const ended: PlacementView = {
  ...resting,
  state: 'done',
  result: {
    sure: [ref('a', 'Törtek')],
    shaky: [ref('b', 'Arányok')],
    next: [ref('c', 'Százalék')],
    unlearnt: [ref('d', 'Hatványok'), ...['e', 'f', 'g', 'h', 'i'].map(slug => ref(slug, `Lecke ${slug}`))],
  },
};
const lesson = (slug: string, title: string, written: boolean): GuideMap['units'][number]['lessons'][number] => ({
  ...ref(slug, title),
  goal: '',
  access: 'free',
  written,
  open: written,
  link: written ? `/tananyag/${slug}` : null,
  quiz: null,
  practice: null,
  next: false,
  likely: false,
  prerequisites: [],
});
const map: GuideMap = {
  subject: 'matematika',
  grade: 6,
  units: [
    {
      unit: 'u',
      title: 'Számok',
      grade: '6',
      own: true,
      lessons: [lesson('a', 'Törtek', true), lesson('b', 'Arányok', false), lesson('c', 'Százalék', true)],
      known: 0,
      repeat: 0,
      test: null,
    },
  ],
  next: null,
  placed: true,
  placement: null,
};

const before = (state: Partial<PlacementState> = {}) => ({
  success: true as const,
  state: { asked: 0, most: 20, begins_in: null, ...state },
});

it('says where one stands that was left half-way', async () => {
  serve({ guide: { placement: () => before({ asked: 6 }) } });
  show(<PlacementPage subject="matematika" />);
  expect(await screen.findByRole('button', { name: 'Folytatom a 7. kérdéstől' })).toBeVisible();
  expect(screen.getByText(/6 kérdés már megvan, legfeljebb 14 van hátra\./)).toBeVisible();
});

it('does not start where the subject begins later', async () => {
  serve({ guide: { placement: () => before({ begins_in: 6 }) } });
  show(<PlacementPage subject="fizika" />);
  expect(await screen.findByRole('heading', { name: 'A fizika hatodikban kezdődik.' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Hol tartok matematikából?' })).toHaveAttribute('href', '/hol-tartasz/matematika');
});

const reply = (placement: PlacementView, unreadable: string | null = null) => ({ success: true as const, placement, unreadable });

it('asks one question at a time, takes "not learnt yet" and keeps an answer that could not be read', async () => {
  const server = serve({
    guide: {
      placement: () => before(),
      startPlacement: () => ({ success: true, placement: asking(0) }),
      answerPlacement: ({ body }) =>
        body.unknown ? reply(asking(1)) : body.answer === 'kb. 3' ? reply(asking(1), 'Írj egyetlen számot!') : reply(asking(2)),
    },
  });
  const { user } = show(<PlacementPage subject="matematika" />);
  expect(screen.getByText(/Nem dolgozat, nincs jegy\. Amit még nem tanultál, jelöld be nyugodtan\./)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Kezdjük!' }));
  expect(await screen.findByText('1. kérdés')).toBeVisible();
  expect(screen.getByText('1 / 20')).toBeVisible();
  expect(screen.getByRole('img', { name: '1. rész: legfeljebb 20 kérdésből az 1.' }).children).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Ezt még nem tanultam' }));
  expect(await screen.findByText('2. kérdés')).toBeVisible();
  await user.type(screen.getByRole('textbox'), 'kb. 3');
  await user.click(screen.getByRole('button', { name: 'Tovább' }));
  expect(await screen.findByText('Írj egyetlen számot!')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('kb. 3');
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), '3{Enter}');
  expect(await screen.findByText('3. kérdés')).toBeVisible();
  expect(screen.queryByText('Írj egyetlen számot!')).toBeNull();
  expect(server.sentTo('guide', 'answerPlacement').map(({ body }) => body)).toMatchObject([
    { questionId: '1', unknown: true },
    { questionId: '2', answer: 'kb. 3' },
    { questionId: '2', answer: '3' },
  ]);
});

it('pauses and goes on with the same question', async () => {
  serve({ guide: { placement: () => before(), startPlacement: () => ({ success: true, placement: asking(3) }) } });
  const { user } = show(<PlacementPage subject="matematika" />);
  await user.click(await screen.findByRole('button', { name: 'Kezdjük!' }));
  await user.click(await screen.findByRole('button', { name: 'Most abbahagyom' }));
  expect(screen.getByRole('heading', { name: 'Megjegyeztük, hol tartasz' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Később folytatom' })).toHaveAttribute('href', '/');
  await user.click(screen.getByRole('button', { name: 'Folytatom' }));
  expect(screen.getByText('4. kérdés')).toBeVisible();
});

it('rests after ten and ends with what is sure, shaky, next and not learnt yet', async () => {
  let starts = 0;
  serve({
    guide: {
      placement: () => before(),
      startPlacement: () => ({ success: true, placement: asking(starts++ === 0 ? 9 : 10) }),
      answerPlacement: ({ body }) => reply(body.questionId === '10' ? resting : ended),
      map: () => ({ success: true, map }),
    },
  });
  const { user } = show(<PlacementPage subject="matematika" />);
  await user.click(await screen.findByRole('button', { name: 'Kezdjük!' }));
  await user.click(await screen.findByRole('button', { name: 'Ezt még nem tanultam' }));
  await user.click(await screen.findByRole('button', { name: 'Jöhet a második rész' }));
  expect(await screen.findByText('11 / 20')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ezt még nem tanultam' }));
  const sure = await screen.findByRole('region', { name: 'Biztos' });
  expect(await within(sure).findByRole('link', { name: 'Törtek' })).toHaveAttribute('href', '/tananyag/a');
  const shaky = screen.getByRole('region', { name: 'Ingadozik' });
  expect(shaky).toHaveTextContent('Arányok');
  expect(within(shaky).queryByRole('link')).toBeNull();
  expect(screen.getByRole('region', { name: 'Következik' })).toHaveTextContent('Százalék');
  expect(screen.getByRole('region', { name: 'Ezeket még nem tanultad' })).toHaveTextContent('Hatványok');
  expect(screen.getByText('Lecke g')).toBeVisible();
  expect(screen.getByText('Lecke h')).not.toBeVisible();
  await user.click(screen.getByText('még 2'));
  expect(screen.getByText('Lecke h')).toBeVisible();
  expect(screen.getByText(/^10 kérdés elég volt/)).toBeVisible();
  const start = screen.getByRole('link', { name: 'Kezdem: Százalék' });
  expect(start).toHaveAttribute('href', '/tananyag/c');
  expect(start.compareDocumentPosition(sure) & Node.DOCUMENT_POSITION_FOLLOWING, 'the next step stands above the lists').toBeTruthy();
  expect(screen.getByRole('link', { name: 'Megnézem a térképen' })).toHaveAttribute('href', '/terkep/matematika');
});
