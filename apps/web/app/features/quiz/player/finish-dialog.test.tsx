import type { AttemptView } from '@eszkerek/contract/quiz-shapes';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { wordsOf } from '../quiz-kind.ts';
import { FinishDialog } from './finish-dialog.tsx';
import { openState } from './state.ts';

it('tells what opened it while the dialog is on its way', async () => {
  // A copy of its own: the view of the shared one is there already when another file has opened a dialog.
  vi.resetModules();
  const { AlertDialog } = await import('@eszkerek/ui/alert-dialog.tsx');
  const onWait = vi.fn();
  show(<AlertDialog open title="Befejezed?" cancelLabel="Folytatom" onClose={() => undefined} onWait={onWait} />);
  expect(onWait.mock.calls).toEqual([[true]]);
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(onWait.mock.calls).toEqual([[true], [false]]);
});

const done = (mode: AttemptView['mode'], more: AttemptView['questions'] = []) =>
  openState(
    {
      id: 'a1',
      quiz_slug: 'proba',
      title: 'Próba',
      mode,
      started_at: '2026-01-01T00:00:00.000Z',
      finished_at: null,
      score_percentage: null,
      questions: [{ id: 'q1', type: 'numeric', question: 'Mennyi?', hintCount: 0 }, ...more],
      answers: [
        {
          questionId: 'q1',
          try: 1,
          answer: '4',
          status: 'correct',
          points: 1,
          result: { questionId: 'q1', status: 'correct', points: 1, message: '', canRetry: false },
        },
      ],
      hints: [],
    },
    [],
  );

it.each([
  ['endless', 'Eddig 1 feladatot oldottál meg.'],
  ['practice', 'Minden kérdésre válaszoltál.'],
] as const)('says of %s only what is done', async (mode, text) => {
  show(<FinishDialog open state={done(mode)} words={wordsOf.practice} onClose={() => undefined} onFinish={() => undefined} />);
  expect(await screen.findByText(text)).toBeVisible();
});

it.each([
  ['endless', 'Eddig 1 feladatot oldottál meg. Az üres feladat nem számít bele.'],
  ['practice', '1 feladat üres (2.). Válasz nélkül 0 pontot ér.'],
] as const)('says of %s what an empty task costs', async (mode, text) => {
  const state = done(mode, [{ id: 'q2', type: 'numeric', question: 'Mennyi?', hintCount: 0 }]);
  show(<FinishDialog open state={state} words={wordsOf.practice} onClose={() => undefined} onFinish={() => undefined} />);
  expect(await screen.findByText(text)).toBeVisible();
});

it('says what becomes of an empty question that costs no points', async () => {
  const state = done('practice', [{ id: 'q2', type: 'numeric', question: 'Mennyi?', hintCount: 0 }]);
  const words = { ...wordsOf.quiz, left: 'Ami kimaradt, máskor újra jön.' };
  show(<FinishDialog open state={state} words={words} onClose={() => undefined} onFinish={() => undefined} />);
  expect(await screen.findByText('1 kérdés üres (2.). Ami kimaradt, máskor újra jön.')).toBeVisible();
});

const triedOnce: AttemptView['questions'][number] = { id: 'q2', type: 'numeric', question: 'Mennyi?', hintCount: 0 };
const openTry = (questionId: string) => ({
  questionId,
  try: 1,
  answer: '5',
  status: 'incorrect' as const,
  points: 0,
  result: { questionId, status: 'incorrect' as const, points: 0, message: '', canRetry: true },
});

it.each([
  [['q1'], 'Még egy feladatot sem fejeztél be.'],
  [['q2'], 'Eddig 1 feladatot oldottál meg. A megkezdett feladat nem számít bele.'],
])('does not count practice with an open second try as done', async ([id = ''], text) => {
  const { attempt } = done('endless', id === 'q2' ? [triedOnce] : []);
  const answers = [...attempt.answers.filter(({ questionId }) => questionId !== id), openTry(id)];
  const state = openState({ ...attempt, answers }, []);
  show(<FinishDialog open state={state} words={wordsOf.practice} onClose={() => undefined} onFinish={() => undefined} />);
  expect(await screen.findByText(text)).toBeVisible();
});
