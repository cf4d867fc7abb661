import type { AnswerValue, PublicOf } from '@eszkerek/contract/quiz-shapes';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { OrderView } from './view.tsx';

const question: PublicOf<'order'> = {
  id: 'q',
  type: 'order',
  question: 'Rakd sorba!',
  answers: ['egy', 'kettő', 'három'].map((text, at) => ({ id: String(at), text })),
  hintCount: 0,
};

function List({ onAnswer }: { onAnswer: (value: AnswerValue | null) => void }) {
  const [value, setValue] = useState<AnswerValue | null>(null);
  const change = (next: AnswerValue | null) => {
    setValue(next);
    onAnswer(next);
  };
  return <OrderView question={question} value={value} onChange={change} disabled={false} result={null} solution={null} labelledBy="q" />;
}

it('puts a tapped row where the next tap points', async () => {
  const onAnswer = vi.fn();
  const { user } = show(<List onAnswer={onAnswer} />);
  await user.click(screen.getByRole('button', { name: /egy/ }));
  expect(screen.getByText('Most koppints arra a helyre, ahová való.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /három/ }));
  expect(onAnswer).toHaveBeenLastCalledWith(['1', '2', '0']);
});

it('moves the focused row with the arrow keys, and the focus goes with it', async () => {
  const onAnswer = vi.fn();
  const { user } = show(<List onAnswer={onAnswer} />);
  screen.getByRole('button', { name: /három/ }).focus();
  await user.keyboard('{ArrowUp}');
  expect(onAnswer).toHaveBeenLastCalledWith(['0', '2', '1']);
  expect(screen.getByRole('button', { name: /^2\. ?három/ })).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(onAnswer).toHaveBeenLastCalledWith(['2', '0', '1']);
});

it('shows the rows in the right order once the question is closed, each with the place it was given', () => {
  const solution = { correct: ['0', '1', '2'] };
  const props = { question, onChange: () => undefined, disabled: true, result: null, labelledBy: 'q' };
  const { container } = show(<OrderView {...props} value={['1', '0', '2']} solution={solution} />);
  expect(screen.getAllByRole('listitem').map(row => row.textContent?.trim())).toEqual([
    'nem jó: helyesen: 1. egy – nálad: 2. hely',
    'nem jó: helyesen: 2. kettő – nálad: 1. hely',
    '3. három',
  ]);
  expect(screen.getByText('A helyes sorrend:')).toBeVisible();
  expect(container.querySelectorAll('svg')).toHaveLength(3);
});

it('crosses out no row that follows its neighbour as it should', () => {
  const props = { question, onChange: () => undefined, disabled: true, result: null, labelledBy: 'q' };
  show(<OrderView {...props} value={['1', '2', '0']} solution={{ correct: ['0', '1', '2'] }} />);
  expect(screen.getAllByRole('listitem').map(row => row.textContent?.trim())).toEqual([
    'nem jó: helyesen: 1. egy – nálad: 3. hely',
    '2. kettő – nálad: 1. hely',
    '3. három – nálad: 2. hely',
  ]);
});

it('tells nobody who gave no answer that it was wrong', () => {
  const props = { question, onChange: () => undefined, disabled: true, result: null, labelledBy: 'q' };
  show(<OrderView {...props} value={null} solution={{ correct: ['2', '0', '1'] }} />);
  expect(screen.getAllByRole('listitem').map(row => row.textContent?.trim())).toEqual(['1. három', '2. egy', '3. kettő']);
});

it('marks every row of a right order', () => {
  const result = { questionId: 'q', status: 'correct' as const, points: 1, message: '', canRetry: false };
  show(
    <OrderView
      question={question}
      value={['0', '1', '2']}
      onChange={() => undefined}
      disabled
      result={result}
      solution={null}
      labelledBy="q"
    />,
  );
  expect(screen.getAllByRole('listitem').map(row => row.textContent?.trim())).toEqual(['1. egy', '2. kettő', '3. három']);
  expect(screen.queryByText('A helyes sorrend:')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

const touch = { pointerType: 'touch', pointerId: 1 };
const rowsAt = (rows: HTMLElement[]) => {
  for (const [place, row] of rows.entries()) row.getBoundingClientRect = () => new DOMRect(0, place * 50, 300, 50);
};

it.each([
  ['at once where nothing scrolls', false, 0, true],
  ['not at once on a page that scrolls', true, 0, false],
  ['after a short hold on a page that scrolls', true, 300, true],
])('a finger drags a row by its body: %s', (_name, scrolls, ms, moves) => {
  vi.useFakeTimers();
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(scrolls ? 5000 : 0);
  HTMLElement.prototype.setPointerCapture = () => undefined;
  const onAnswer = vi.fn();
  show(<List onAnswer={onAnswer} />);
  rowsAt(screen.getAllByRole('listitem'));
  const first = screen.getByRole('button', { name: /egy/ });
  fireEvent.pointerDown(first, { ...touch, clientY: 20 });
  act(() => void vi.advanceTimersByTime(ms));
  fireEvent.pointerMove(first, { ...touch, clientY: 120 });
  vi.useRealTimers();
  if (moves) expect(onAnswer).toHaveBeenLastCalledWith(['1', '2', '0']);
  else expect(onAnswer).not.toHaveBeenCalled();
});

it('shows no order and offers no handle once it is closed without an answer', () => {
  const { container } = show(
    <OrderView question={question} value={null} onChange={() => undefined} disabled result={null} solution={null} labelledBy="q" />,
  );
  expect(screen.getAllByRole('listitem').map(row => row.textContent?.trim())).toEqual(['egy', 'kettő', 'három']);
  expect(container.querySelector('[data-handle]')).toBeNull();
});
