import type { TeacherLiveView } from '@eszkerek/contract/live-shapes';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { clearStored } from '../../../lib/stored.ts';
import { serve } from '../../../testing/serve.ts';
import { show } from '../../../testing/show.tsx';
import { Ended } from './ended.tsx';
import { keyHidden } from './key-hidden.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { StuckPanel } from './stuck-panel.tsx';
import { useAct } from './use-act.ts';
import { NamesButton, Wall } from './wall.tsx';

const misconception = { id: 'kulon', text: 'külön adja össze a számlálót és a nevezőt' };
const bar = (id: string, letter: string, count: number, right = false) => ({
  id,
  letter,
  label: letter,
  count,
  hands: 0,
  right,
  misconception: right ? null : misconception,
});
const view: TeacherLiveView = {
  role: 'teacher',
  version: 9,
  step: 4,
  id: '0190a000-0000-7000-8000-000000000001',
  slug: 'kviz-x',
  present: 3,
  answered: 3,
  guests: 'animals',
  premium: false,
  show_bars: false,
  timer_seconds: null,
  expires_at: '2026-11-16T10:00:00.000Z',
  lesson: {
    title: 'Törtek',
    class_name: '6. B',
    teacher_name: 'Kata néni',
    code: 'K7F4QX',
    pace: 'teacher',
    phase: 'closed',
    round: 1,
    index: 0,
    total: 2,
    paused: false,
    seconds_left: null,
    wheel: null,
  },
  question: {
    id: 'q1',
    type: 'single',
    question: 'Mennyi?',
    hintCount: 0,
    answers: [
      { id: 'aa', text: 'A' },
      { id: 'bb', text: 'B' },
    ],
  },
  solution: { correct: ['aa'] },
  votes: [{ round: 1, total: 3, right: 1, bars: [bar('aa', 'A', 1, true), bar('bb', 'B', 2)] }],
  groups: [{ misconception, count: 2, names: ['Kiss Anna', 'Nagy Béla'] }],
  advice: 'discuss',
  twin: false,
  wall: [{ id: '0190a000-0000-7000-8000-000000000002', name: 'Kiss Anna', guest: false, away: true, cells: ['misconception', 'none'] }],
  first_right: [
    { pupils: 3, right: 1 },
    { pupils: 0, right: 0 },
  ],
  texts: null,
  summary: null,
  stuck: [],
};

beforeEach(() => keyHidden.set(false));

it('shows bars, the misconception behind the wrong ones with the names, and the advice', () => {
  show(<QuestionPanel view={view} named />);
  expect(screen.getByRole('heading', { name: '1. szavazás: 3 szavazatból 1 jó' })).toBeVisible();
  expect(screen.getByText(/Érdemes megbeszélniük/)).toBeVisible();
  const groups = screen.getByRole('region', { name: 'Tévképzetek' });
  expect(within(groups).getByText('Kiss Anna, Nagy Béla')).toBeVisible();
});

it('names the wrong pairs alone of a matching, and every pair while the key is hidden', () => {
  const question = {
    id: 'q1',
    type: 'match' as const,
    question: 'Párosíts!',
    hintCount: 0,
    left: [
      { id: 'l1', text: 'erő' },
      { id: 'l2', text: 'munka' },
      { id: 'l3', text: 'idő' },
    ],
    right: [
      { id: 'r1', text: 'newton' },
      { id: 'r2', text: 'joule' },
      { id: 'r3', text: 'másodperc' },
    ],
  };
  const answer = (id: string, label: string, right: boolean) => ({ ...bar(id, 'A', 1, right), letter: null, label });
  const votes = [
    {
      round: 1,
      total: 2,
      right: 1,
      bars: [
        answer('v0', 'erő → newton; munka → joule; idő → másodperc', true),
        answer('v1', 'erő → joule; munka → newton; idő → másodperc', false),
      ],
    },
  ];
  const solution = { pairs: { l1: 'r1', l2: 'r2', l3: 'r3' } };
  const matching = <QuestionPanel view={{ ...view, question, solution, votes, groups: [] }} named />;
  const { rerender } = show(matching);
  const votesShown = screen.getByRole('region', { name: 'Szavazatok' });
  expect(votesShown).toHaveTextContent('Minden pár jó');
  expect(within(votesShown).getByText('erő → joule')).toBeVisible();
  expect(within(votesShown).queryByText('idő → másodperc')).not.toBeInTheDocument();
  act(() => keyHidden.set(true));
  rerender(matching);
  expect(votesShown).not.toHaveTextContent('Minden pár jó');
  expect(within(votesShown).getAllByText('idő → másodperc')).toHaveLength(2);
});

it('lists an answer once, with its votes of both rounds', () => {
  const typed = (place: number, label: string, count: number) => ({ ...bar(`v${place}`, 'A', count), letter: null, label });
  const votes = [
    { round: 1, total: 3, right: 0, bars: [typed(0, '12', 2), typed(1, '15', 1)] },
    { round: 2, total: 3, right: 0, bars: [typed(0, '15', 3)] },
  ];
  show(<QuestionPanel view={{ ...view, votes, groups: [] }} named />);
  const rows = within(screen.getByRole('region', { name: 'Szavazatok' })).getAllByRole('listitem');
  const read = (row: HTMLElement) =>
    within(row)
      .getAllByRole('img')
      .map(meter => meter.getAttribute('aria-label'));
  expect(rows.map(row => [row.querySelector('span')?.textContent, ...read(row)])).toEqual([
    ['15', '1 szavazat', '3 szavazat'],
    ['12', '2 szavazat', '0 szavazat'],
  ]);
});

it('speaks of long cards by their letters, as the board and the phones do', () => {
  const cards = ['Megkeresem a rajzon a közös csúcsot', 'Felírom az aránypárt', 'Kifejezem az ismeretlent'].map((text, at) => ({
    id: 'abc'.charAt(at),
    text,
  }));
  const said = [1, 0, 2].map(at => cards[at]?.text).join('; ');
  const votes = [{ round: 1, total: 1, right: 0, bars: [{ ...bar('v0', 'A', 1), letter: null, label: said }] }];
  const question = { id: 'q1', type: 'order' as const, question: 'Rakd sorba!', hintCount: 0, answers: cards };
  show(<QuestionPanel view={{ ...view, question, votes, groups: [], solution: { correct: ['c', 'a', 'b'] } }} named />);
  expect(within(screen.getByRole('region', { name: 'Szavazatok' })).getByText('B, A, C')).toBeVisible();
  expect(screen.getByText(/A helyes válasz: C, A, B/)).toBeVisible();
  expect(screen.getAllByText('Felírom az aránypárt')).toHaveLength(1);
});

it('shows the share of right first votes while it runs, and question by question at the end', () => {
  const { unmount } = show(<Wall view={view} named />);
  const cells = within(screen.getByRole('row', { name: /Elsőre jó/ })).getAllByRole('cell');
  expect(cells.map(cell => cell.textContent)).toEqual(['33', '']);
  unmount();
  const votes = [
    [
      { round: 1, total: 3, right: 1 },
      { round: 2, total: 3, right: 3 },
    ],
    [],
  ];
  const summary = { class_id: 'c1', votes, misconceptions: [{ ...misconception, pupils: 2, lesson: 'lecke', practice: null }] };
  show(<Ended view={{ ...view, texts: ['Mennyi?', 'És most?'], summary }} remedyPath={(id, item) => `/hazi/${id}/${item.id}`} />);
  expect(screen.getByRole('row', { name: /^1\. Mennyi/ })).toHaveTextContent('1. Mennyi?33% 1 / 3100% 3 / 3');
  expect(screen.queryByText('És most?')).not.toBeInTheDocument();
  const remedy = screen.getByRole('link', { name: `Kiadom javításra: ${misconception.text}` });
  expect(remedy).toHaveAttribute('href', '/hazi/c1/kulon');
});

it('hides the key on a mirrored screen until it is asked for or revealed, and remembers the choice', async () => {
  clearStored();
  const { user, unmount } = show(<QuestionPanel view={view} named />);
  expect(screen.queryByText(/A helyes válasz:/)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '1. szavazás: 3 szavazat' })).toBeVisible();
  expect(screen.queryByText(misconception.text)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Jó válasz mutatása' }));
  expect(screen.getByText(/A helyes válasz:/)).toBeVisible();
  keyHidden.reload();
  expect(keyHidden.get()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Jó válasz elrejtése' }));
  unmount();
  const wall = show(<Wall view={view} named />);
  expect(within(screen.getByRole('row', { name: /Kiss Anna/ })).queryByText('tévképzet')).not.toBeInTheDocument();
  wall.unmount();
  show(<QuestionPanel view={{ ...view, lesson: { ...view.lesson, phase: 'reveal' } }} named />);
  expect(screen.getByText(/A helyes válasz:/)).toBeVisible();
  // Advice on how to go on after the first vote says nothing once the answer is out.
  expect(screen.queryByText(/új szavazás|szavazzanak újra/)).not.toBeInTheDocument();
});

it('has another advice after the second vote', () => {
  show(<QuestionPanel view={{ ...view, lesson: { ...view.lesson, round: 2 } }} named />);
  expect(screen.getByText(/beszéljétek át a megoldást/)).toBeVisible();
});

it('says who is where in words too, and hides the names on request', async () => {
  function Panels() {
    const [named, setNamed] = useState(true);
    return (
      <>
        <QuestionPanel view={view} named={named} />
        <NamesButton named={named} onNamed={setNamed} />
        <Wall view={view} named={named} />
      </>
    );
  }
  const { user } = show(<Panels />);
  const row = screen.getByRole('row', { name: /Kiss Anna/ });
  expect(within(row).getByText('tévképzet')).toBeInTheDocument();
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Kiss Anna (elment)');
  await user.click(screen.getByRole('button', { name: 'Nevek elrejtése' }));
  expect(screen.queryByText(/Kiss Anna/)).not.toBeInTheDocument();
});

it('lists those who left last, and as working on nothing', () => {
  const row = (name: string, away: boolean) => ({
    id: name,
    name,
    guest: true,
    away,
    cells: ['now' as const, 'none' as const, 'none' as const],
  });
  const lesson = { ...view.lesson, pace: 'own' as const };
  show(<Wall view={{ ...view, lesson, wall: [row('Fürge Róka', true), row('Derűs Hód', false)] }} named />);
  const rows = screen.getAllByRole('row', { name: /Róka|Hód/ });
  expect(rows.map(one => within(one).getByRole('button').textContent)).toEqual(['Derűs Hód', 'Fürge Róka (elment)']);
  expect(rows.map(one => within(one).queryAllByText('most ezen').length)).toEqual([1, 0]);
});

it('says of a hidden vote that it is there, and no more', () => {
  const row = (name: string, cell: 'misconception' | 'none') => ({
    id: name,
    name,
    guest: true,
    away: false,
    cells: [cell, 'none' as const, 'none' as const],
  });
  keyHidden.set(true);
  const lesson = { ...view.lesson, phase: 'voting' as const, index: 0 };
  show(<Wall view={{ ...view, lesson, wall: [row('Fürge Róka', 'misconception'), row('Derűs Hód', 'none')] }} named />);
  const rows = screen.getAllByRole('row', { name: /Róka|Hód/ });
  expect(rows.map(one => within(one).queryAllByText('van szavazata').length)).toEqual([1, 0]);
  for (const one of rows) expect(within(one).queryByText('tévképzet')).toBeNull();
  expect(screen.queryByText('most ezen')).toBeNull();
});

it('acts on the step that is on screen', async () => {
  const server = serve({ live: { act: () => ({ success: true, step: 5 }) } });
  function Tap() {
    const { run } = useAct(view);
    return (
      <button type="button" onClick={() => void run({ action: 'discuss' })}>
        Tovább
      </button>
    );
  }
  const { user } = show(<Tap />);
  await user.click(screen.getByRole('button', { name: 'Tovább' }));
  await waitFor(() => expect(server.sentTo('live', 'act')[0]?.body).toEqual({ action: 'discuss', step: 4 }));
});

it('keeps the wall in sight when many groups are stuck: two are told, the rest are folded', () => {
  const text = 'A csapat tagjait korongok jelölik: a színezettek a fiúk, a többiek a lányok. Hány fiú van?';
  const stuck = [0, 1, 2, 3].map(index => ({ index, text, misconception, names: ['Kiss Anna'] }));
  show(<StuckPanel view={{ ...view, stuck }} named onDiscuss={() => {}} />);
  const folded = screen.getByText('Még 2 csoport').closest('details') as HTMLDetailsElement;
  expect(folded.open).toBe(false);
  expect(screen.getAllByText('A csapat tagjait korongok jelölik: a színezettek a fiúk, a többiek a…')).toHaveLength(4);
  expect(within(folded).getAllByText(/feladat/)).toHaveLength(2);
});

it('opens the question of a column at own pace, with its key and what each pupil answered', async () => {
  const own: TeacherLiveView = { ...view, question: null, solution: null, lesson: { ...view.lesson, pace: 'own', phase: 'voting' } };
  const participant = view.wall[0]?.id ?? '';
  const server = serve({
    live: {
      question: () => ({
        success: true,
        question: view.question as NonNullable<TeacherLiveView['question']>,
        solution: { correct: ['aa'] },
        answers: [
          { participant, round: 1, label: 'kilenc', right: false },
          { participant, round: 2, label: 'nyolc', right: true },
        ],
      }),
    },
  });
  const { user } = show(<Wall view={own} named />);
  await user.click(screen.getByRole('button', { name: '2. feladat' }));
  const dialog = await screen.findByRole('dialog', { name: '2. feladat' });
  expect(await within(dialog).findByText(/A helyes válasz:/)).toBeVisible();
  expect(server.sentTo('live', 'question')[0]?.query).toEqual({ index: '1' });
  expect(within(dialog).getByRole('row', { name: /^Kiss Anna/ })).toHaveTextContent('Kiss Annakilencnyolcjó válasz');
});
