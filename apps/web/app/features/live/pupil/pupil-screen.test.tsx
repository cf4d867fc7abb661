import type { PupilView } from '@eszkerek/contract/live-shapes';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusal, serve } from '../../../testing/serve.ts';
import { show } from '../../../testing/show.tsx';
import { PupilScreen } from './pupil-screen.tsx';
import { question, view } from './pupil-view.test-kit.ts';

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => sessionStorage.clear());

const screenOf = (shown: PupilView) => show(<PupilScreen view={shown} at={0} connected token="elo_x" />);

it('votes, shows that the vote arrived, and lets it be changed', async () => {
  const result = { questionId: 'q1', status: 'saved' as const, points: 0, message: 'Megvan a szavazatod!', canRetry: true };
  const server = serve({ live: { answer: () => ({ success: true, result }) } });
  const { user } = screenOf(view());
  expect(screen.getByRole('button', { name: 'Elküldöm' })).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: /^A, 2/ }));
  await user.click(screen.getByRole('button', { name: 'Elküldöm' }));
  expect(await screen.findByRole('heading', { name: 'Megvan a szavazatod!' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mást választok' }));
  await user.click(screen.getByRole('radio', { name: /^B, 3/ }));
  await user.click(screen.getByRole('button', { name: 'Elküldöm' }));
  await waitFor(() =>
    expect(server.sentTo('live', 'answer').map(({ body }) => body)).toEqual([
      { questionId: 'q1', round: 1, answer: 'aa' },
      { questionId: 'q1', round: 1, answer: 'bb' },
    ]),
  );
});

it('sends a vote again until the line is back', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  let calls = 0;
  const result = { questionId: 'q1', status: 'saved' as const, points: 0, message: 'ok', canRetry: true };
  serve({
    live: {
      answer: () => {
        calls += 1;
        return calls < 3 ? refusal(503, 'Most nem.') : { success: true, result };
      },
    },
  });
  const { user } = screenOf(view());
  await user.click(screen.getByRole('radio', { name: /^A, 2/ }));
  await user.click(screen.getByRole('button', { name: 'Elküldöm' }));
  expect(await screen.findByRole('heading', { name: 'Megvan a szavazatod!' })).toBeVisible();
  expect(calls).toBe(3);
});

it('in the second vote names the first answer and leaves it open to be chosen again', () => {
  screenOf(view({ round: 2 }, { mine: [{ round: 1, answer: 'aa' }] }));
  expect(screen.getByText(/Először ezt választottad:/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /^A, 2/ })).toBeEnabled();
});

/** The vote is open until the teacher closes it. */
function Closing() {
  const [phase, setPhase] = useState<'voting' | 'closed'>('voting');
  return (
    <>
      <PupilScreen view={view({ phase })} at={0} connected token="elo_x" />
      <button type="button" onClick={() => setPhase('closed')}>
        Lezárom
      </button>
    </>
  );
}

it('keeps the mark of an answer that was not sent in time, and says that it does not count', async () => {
  const { user } = show(<Closing />);
  await user.click(screen.getByRole('radio', { name: /^A, 2/ }));
  await user.click(screen.getByRole('button', { name: 'Lezárom' }));
  expect(screen.getByText('Ezt nem küldted el időben, ezért nem számít.')).toBeVisible();
  expect(screen.getByRole('radio', { name: /^A, 2/ })).toBeChecked();
});

it('sends what is marked by itself when the time runs out', async () => {
  const result = { questionId: 'q1', status: 'saved' as const, points: 0, message: 'ok', canRetry: true };
  const server = serve({ live: { answer: () => ({ success: true, result }) } });
  const { user } = show(<PupilScreen view={view({ seconds_left: 2 })} at={Date.now()} connected token="elo_x" />);
  await user.click(screen.getByRole('radio', { name: /^A, 2/ }));
  expect(await screen.findByRole('heading', { name: 'Megvan a szavazatod!' })).toBeVisible();
  expect(server.sentTo('live', 'answer').map(({ body }) => body)).toEqual([{ questionId: 'q1', round: 1, answer: 'aa' }]);
});

const matching = {
  id: 'q1',
  type: 'match' as const,
  question: 'Párosítsd!',
  hintCount: 0,
  left: [{ id: 'a', text: 'erő' }],
  right: [{ id: 'x', text: 'newton' }],
};

it('in the second vote folds a first answer of many lines', () => {
  screenOf(view({ round: 2 }, { question: matching, mine: [{ round: 1, answer: { a: 'x' } }] }));
  expect(screen.getByText('Először ezt választottad').closest('details')).not.toHaveAttribute('open');
});

it('asks for an estimate of a number only, and for a reason otherwise', () => {
  const mine = [{ round: 1 as const, answer: { a: 'x' } }];
  const voted = screenOf(view({}, { question: matching, mine }));
  expect(screen.getByText(/mivel indokolnád a válaszodat/)).toBeVisible();
  voted.unmount();
  const talking = screenOf(view({ phase: 'discuss' }, { question: matching, mine }));
  expect(screen.getByText(/miért így gondolod/)).toBeVisible();
  talking.unmount();
  const numeric = { id: 'q1', type: 'numeric' as const, question: 'Mennyi?', hintCount: 0 };
  screenOf(view({}, { question: numeric, mine: [{ round: 1, answer: '5' }] }));
  expect(screen.getByText(/mennyi lehet körülbelül/)).toBeVisible();
});

it('after the reveal tells what the own answer was worth, with the solution', () => {
  const reveal = { status: 'incorrect' as const, explanation: 'Mert kettő.', solution: { correct: ['bb'], text: 'Mert három.' } };
  screenOf(view({ phase: 'reveal' }, { mine: [{ round: 1, answer: 'aa' }], reveal }));
  expect(screen.getByText('Mert kettő.')).toBeVisible();
  expect(screen.getByText('Várjuk a következő kérdést…')).toBeVisible();
});

it('after the last question waits for no other, and says the right answer once', () => {
  const numeric = { id: 'q1', type: 'numeric' as const, question: 'Mennyi?', hintCount: 0 };
  const reveal = { status: 'none' as const, solution: { correct: ['270'], answer: '270', text: '' } };
  const { lesson } = view();
  screenOf(view({ phase: 'reveal', index: lesson.total - 1 }, { question: numeric, reveal }));
  expect(screen.getByText('Ez volt az utolsó kérdés.')).toBeVisible();
  expect(screen.queryByText('Várjuk a következő kérdést…')).toBeNull();
  expect(screen.getAllByText(/^A helyes válasz:/)).toHaveLength(1);
});

it('says the right value of a number line once, where it is marked', () => {
  const line = {
    id: 'q1',
    type: 'numberLine' as const,
    question: 'Jelöld!',
    hintCount: 0,
    line: { min: 0, max: 2, ticks: 4, labelsAt: ['0', '1', '2'] },
  };
  const reveal = { status: 'incorrect' as const, solution: { correct: ['1,5'], answer: '1,5', text: '' } };
  screenOf(view({ phase: 'reveal' }, { question: line, mine: [{ round: 1, answer: '1' }], reveal }));
  expect(screen.getAllByText(/^A helyes/)).toHaveLength(1);
});

it.each([
  [
    'fillSteps',
    { id: 'q1', type: 'fillSteps' as const, question: 'Töltsd ki!', hintCount: 0, template: '3 + a', blanks: [{ id: 'a' }] },
    { blanks: { a: '5' } },
  ],
  ['match', matching, { pairs: { a: 'x' } }],
  [
    'order',
    {
      id: 'q1',
      type: 'order' as const,
      question: 'Rakd sorba!',
      hintCount: 0,
      answers: ['egy', 'kettő'].map((text, at) => ({ id: String(at), text })),
    },
    { correct: ['1', '0'] },
  ],
])('shows the solution of %s to a pupil without a vote, and calls nothing wrong', async (_, asked, solution) => {
  screenOf(view({ phase: 'reveal' }, { question: asked, reveal: { status: 'none', solution: { ...solution, text: 'Mert így jó.' } } }));
  expect(screen.getByText('Erre most nem szavaztál. Nézd meg a megoldást!')).toBeVisible();
  expect(screen.getByText('Mert így jó.')).toBeVisible();
  expect(await screen.findByRole('list')).toBeVisible();
  for (const wrong of [/nem jó:/, /nálad:/]) expect(screen.queryByText(wrong)).toBeNull();
});

const filling = {
  id: 'q1',
  type: 'fillSteps' as const,
  question: 'Töltsd ki!',
  hintCount: 0,
  template: 'a + b',
  blanks: [{ id: 'a' }, { id: 'b' }],
};

it.each([
  [
    'partial' as const,
    [
      { id: 'a', status: 'correct' },
      { id: 'b', status: 'incorrect' },
    ],
    ['a 2,0', 'b nem jó: 4 helyesen: 3'],
  ],
  ['correct' as const, undefined, ['a 2,0', 'b 4']],
  ['incorrect' as const, undefined, ['a nem jó: 2,0 helyesen: 2', 'b nem jó: 4 helyesen: 3']],
  ['partial' as const, undefined, ['a 2', 'b 3']],
])('at the reveal crosses out only the blanks that were not right (%s, %j)', async (status, parts, rows) => {
  const reveal = { status, parts, solution: { blanks: { a: '2', b: '3' } } };
  screenOf(view({ phase: 'reveal' }, { question: filling, mine: [{ round: 1, answer: { a: '2,0', b: '4' } }], reveal }));
  const found = await screen.findAllByRole('listitem');
  expect(found.map(row => row.textContent?.replace(/\s+/g, ' ').trim())).toEqual(rows);
});

it('at own pace keeps the blanks that were right for the second try', async () => {
  const vote = { questionId: 'q1', round: 1, answer: { a: '1', b: '4' } };
  const parts = [
    { id: 'a', status: 'correct' },
    { id: 'b', status: 'incorrect' },
  ];
  const result = { questionId: 'q1', status: 'partial' as const, points: 0.5, message: '', canRetry: true, parts };
  serve({ live: { answer: () => ({ success: true, vote, result }) } });
  const { user } = screenOf(view({ pace: 'own' }, { question: filling }));
  await user.type(screen.getByRole('textbox', { name: /^a/ }), '1');
  await user.type(screen.getByRole('textbox', { name: /^b/ }), '4');
  await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }));
  await user.click(await screen.findByRole('button', { name: 'Próbáld újra' }));
  expect(screen.getByRole('textbox', { name: /^a\s*helyére, ez már jó/ })).toHaveValue('1');
  expect(screen.getByRole('textbox', { name: /^b\s*helyére, nem jó: 4/ })).toHaveValue('');
});

it('calls no blank of the first try wrong after the page was loaded again', () => {
  screenOf(view({ pace: 'own' }, { question: filling, mine: [{ round: 1, answer: { a: '1', b: '4' } }] }));
  expect(screen.queryByRole('textbox', { name: /nem jó/ })).toBeNull();
});

it('names the right answer before the reason, where a small screen shows it', () => {
  const reveal = { status: 'incorrect' as const, explanation: 'Mert kettő.', solution: { correct: ['bb'], text: 'Mert három.' } };
  screenOf(view({ phase: 'reveal' }, { mine: [{ round: 1, answer: 'aa' }], reveal }));
  const right = screen.getByText('A helyes válasz:');
  const bars = screen.getAllByRole('status').map(bar => bar.textContent);
  expect(bars).toEqual(expect.arrayContaining(['A helyes válasz:\u20023', 'A te válaszod: 2']));
  expect(right.compareDocumentPosition(screen.getByText('Mert kettő.')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('tells how it went above answers of many rows, with the worked solution folded', () => {
  const reveal = { status: 'incorrect' as const, explanation: 'Mert kettő.', solution: { pairs: { a: 'x' }, text: 'Mert három.' } };
  screenOf(view({ phase: 'reveal' }, { question: matching, mine: [{ round: 1, answer: { a: 'y' } }], reveal }));
  const verdict = screen.getByText('Nézzük meg együtt!');
  expect(verdict.compareDocumentPosition(screen.getByText(matching.question)) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByText('Mert kettő.')).toBeVisible();
  expect(screen.getByText('Mert három.')).not.toBeVisible();
});

it('is at its top again when the teacher moves on', () => {
  const shown = (phase: PupilView['lesson']['phase']) => <PupilScreen view={view({ phase })} at={0} connected token="elo_x" />;
  const { container, rerender } = show(null);
  rerender(shown('closed'));
  const matter = container.querySelector('h1')?.parentElement?.parentElement;
  if (!matter) throw new Error('No matter.');
  matter.scrollTop = 80;
  rerender(shown('closed'));
  expect(matter.scrollTop).toBe(80);
  rerender(shown('discuss'));
  expect(matter.scrollTop).toBe(0);
});

it('says the reasons of several right answers once', () => {
  const reveal = { status: 'correct' as const, explanation: '3: páratlan.', solution: { correct: ['bb'], text: 'Mert páratlan.' } };
  screenOf(view({ phase: 'reveal' }, { question: { ...question, type: 'multi' }, mine: [{ round: 1, answer: ['bb'] }], reveal }));
  expect(screen.getByText('3: páratlan.')).toBeVisible();
  expect(screen.queryByText('Mert páratlan.')).toBeNull();
});

it('says the reason of a right answer once', () => {
  const reveal = { status: 'correct' as const, explanation: 'Helyes! Mert három.', solution: { correct: ['bb'], text: 'Mert három.' } };
  screenOf(view({ phase: 'reveal' }, { mine: [{ round: 1, answer: 'bb' }], reveal }));
  expect(screen.getAllByText('Mert három.')).toHaveLength(1);
});

it('keeps what is marked at own pace through a break', async () => {
  function Lesson() {
    const [paused, setPaused] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setPaused(!paused)}>
          tanár
        </button>
        <PupilScreen view={view({ pace: 'own', paused })} at={0} connected token="elo_x" />
      </>
    );
  }
  const { user } = show(<Lesson />);
  await user.click(screen.getByRole('radio', { name: /^B, 3/ }));
  await user.click(screen.getByRole('button', { name: 'tanár' }));
  expect(screen.getByRole('heading', { name: 'Szünet' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'tanár' }));
  expect(screen.getByRole('radio', { name: /^B, 3/ })).toBeChecked();
});

it.each(['own', 'teacher'] as const)('keeps what is marked when the phone loads the page again (%s pace)', async pace => {
  const { user, unmount } = screenOf(view({ pace }));
  await user.click(screen.getByRole('radio', { name: /^B, 3/ }));
  unmount();
  const other = screenOf(view({ pace }, { question: { ...question, id: 'q2' } }));
  expect(screen.getByRole('radio', { name: /^B, 3/ })).not.toBeChecked();
  other.unmount();
  screenOf(view({ pace }));
  expect(screen.getByRole('radio', { name: /^B, 3/ })).toBeChecked();
});

it('at own pace brings the reply to a wrong answer into sight', async () => {
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  const vote = { questionId: 'q1', round: 1, answer: 'bb' };
  const result = { questionId: 'q1', status: 'incorrect' as const, points: 0, message: '', canRetry: true, explanation: 'Számold újra!' };
  serve({ live: { answer: () => ({ success: true, vote, result }) } });
  const { user } = screenOf(view({ pace: 'own' }));
  await user.click(screen.getByRole('radio', { name: /^B, 3/ }));
  expect(scroll).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }));
  expect(await screen.findByText('Számold újra!')).toBeVisible();
  expect(scroll.mock.contexts).toEqual([expect.toContainElement(screen.getByText('Számold újra!'))]);
});

it('waits in the lobby, in a break and at the end', () => {
  const lobby = screenOf(view({ phase: 'lobby' }, { question: null }));
  expect(screen.getByRole('heading', { name: 'Szia, Derűs Hód!' })).toBeVisible();
  lobby.unmount();
  const paused = screenOf(view({ paused: true }));
  expect(screen.getByRole('heading', { name: 'Szünet' })).toBeVisible();
  paused.unmount();
  screenOf(view({ phase: 'ended' }, { question: null, score: { done: 3, right: 2 } }));
  expect(screen.getByText('2 / 3 jó')).toBeVisible();
  expect(screen.getByText(/a válaszaidat töröltük/)).toBeVisible();
});

it('shows at the end what to look at again, with the right answer beside the own one', () => {
  const missed = [{ question: { ...question, question: 'Mennyi <em>kettő</em>?' }, answer: 'bb', solution: { correct: ['aa'] } }];
  screenOf(view({ phase: 'ended' }, { question: null, guest: false, score: { done: 3, right: 2 }, missed }));
  expect(screen.getByRole('link', { name: 'a naplódba' })).toHaveAttribute('href', '/profil');
  const again = screen.getByRole('region', { name: 'Ezeket nézd át még egyszer!' });
  expect(again).toHaveTextContent('Mennyi kettő?A te válaszod: 3A helyes válasz: 2');
});

it('has keys of its own for a typed answer, above the button', async () => {
  const { user } = screenOf(view({}, { question: { id: 'q1', type: 'numeric', question: 'Mennyi?', hintCount: 0, keys: 'digits' } }));
  const field = screen.getByRole('textbox');
  expect(field).toHaveAttribute('inputmode', 'none');
  await user.click(screen.getByRole('button', { name: '7' }));
  expect(field).toHaveValue('7');
  expect(screen.getByRole('button', { name: 'Elküldöm' })).toBeEnabled();
});

it('waits until somebody has put an order together', async () => {
  const answers = ['egy', 'kettő'].map((text, at) => ({ id: String(at), text }));
  const { user } = screenOf(view({}, { question: { id: 'q1', type: 'order', question: 'Rakd sorba!', hintCount: 0, answers } }));
  expect(screen.getByRole('button', { name: 'Rendezd sorba!' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: /egy/ }));
  await user.click(screen.getByRole('button', { name: /kettő/ }));
  expect(screen.getByRole('button', { name: 'Elküldöm' })).toBeEnabled();
});
