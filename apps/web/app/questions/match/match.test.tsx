import type { AnswerValue, PublicOf } from '@eszkerek/contract/quiz-shapes';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { missingPart } from '../answering.ts';
import { MatchView } from './view.tsx';

const question: PublicOf<'match'> = {
  id: 'q',
  type: 'match',
  question: 'Párosíts!',
  left: [
    { id: 'a', text: 'erő' },
    { id: 'b', text: 'munka' },
  ],
  right: [
    { id: 'x', text: 'newton' },
    { id: 'y', text: 'joule' },
    { id: 'z', text: 'watt' },
  ],
  hintCount: 0,
};

function Board({ onAnswer }: { onAnswer: (value: AnswerValue | null) => void }) {
  const [value, setValue] = useState<AnswerValue | null>(null);
  const change = (next: AnswerValue | null) => {
    setValue(next);
    onAnswer(next);
  };
  return <MatchView question={question} value={value} onChange={change} disabled={false} result={null} solution={null} labelledBy="q" />;
}

it('joins a card of each side by two taps, moves a pair and takes a line away', async () => {
  const onAnswer = vi.fn();
  const { user, container } = show(<Board onAnswer={onAnswer} />);
  const tap = (name: RegExp) => user.click(screen.getByRole('button', { name }));
  await tap(/^erő/);
  await tap(/^newton/);
  expect(onAnswer).toHaveBeenLastCalledWith({ a: 'x' });
  expect(screen.getByRole('button', { name: 'erő, párja: newton' })).toBeVisible();
  expect(container.querySelectorAll('[data-line]')).toHaveLength(1);
  // A card of the right side has one pair only.
  await tap(/^munka/);
  await tap(/^newton/);
  expect(onAnswer).toHaveBeenLastCalledWith({ b: 'x' });
  await tap(/^newton/);
  expect(onAnswer).toHaveBeenLastCalledWith(null);
  expect(container.querySelectorAll('[data-line]')).toHaveLength(0);
});

it('says how many pairs are missing', () => {
  expect(missingPart(question, null)).toBe('Még 2 pár');
  expect(missingPart(question, { a: 'x' })).toBe('Még 1 pár');
  expect(missingPart(question, { a: 'x', b: 'y' })).toBeNull();
});

it('shows the given and the right pair in each row once the question is closed', () => {
  const { container } = show(
    <MatchView
      question={{ ...question, right: [...question.right, { id: 'x2', text: 'newton' }] }}
      value={{ a: 'x2', b: 'z' }}
      onChange={() => undefined}
      disabled
      result={null}
      solution={{ pairs: { a: 'x', b: 'y' } }}
      labelledBy="q"
    />,
  );
  // Either of two cards with the same text is right.
  expect(screen.getAllByRole('listitem').map(row => row.textContent?.trim())).toEqual([
    'erő → newton',
    'munka → nem jó: watt helyesen: joule',
  ]);
  expect(container.querySelectorAll('s')).toHaveLength(1);
});

it('draws the lines of a board that is shown with its pairs: closed, and with the solution', () => {
  const pairs = { a: 'x', b: 'y' };
  const closed = { question, value: pairs, onChange: vi.fn(), disabled: true, result: null, labelledBy: 'q' };
  const { container, rerender } = show(<MatchView {...closed} solution={null} />);
  expect(container.querySelectorAll('[data-line]')).toHaveLength(2);
  rerender(<MatchView {...closed} key="solved" solution={{ pairs, text: '' }} />);
  expect(container.querySelectorAll('[data-line]')).toHaveLength(2);
});

it('marks the pairs that the first try found, until one of them is changed', () => {
  const tried = { a: 'x', b: 'z' };
  const board = { question, onChange: vi.fn(), disabled: false, solution: null, result: null, tried, rightParts: ['a'], labelledBy: 'q' };
  const { rerender } = show(<MatchView {...board} value={tried} />);
  expect(screen.getByRole('button', { name: 'erő, párja: newton, ez már jó' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'munka, párja: watt' })).toBeVisible();
  rerender(<MatchView {...board} value={{ a: 'y', b: 'z' }} />);
  expect(screen.getByRole('button', { name: 'erő, párja: joule' })).toBeVisible();
});

it('marks the pair that the reply names, until it is changed', () => {
  const tried = { a: 'y', b: 'x' };
  const board = { question, onChange: vi.fn(), solution: null, labelledBy: 'q' };
  const parts = [{ id: 'a', status: 'incorrect' }];
  const reply = { questionId: 'q', status: 'partial' as const, points: 0, message: '', canRetry: true, parts };
  const named = () => screen.queryAllByRole('button', { name: /ezt gondold át újra$/ }).map(card => card.textContent);
  const { container, rerender } = show(<MatchView {...board} value={tried} disabled result={reply} />);
  expect(named()).toHaveLength(2);
  const tone = (left: string) => container.querySelector(`[data-line="${left}"]`)?.getAttribute('class');
  expect([tone('a'), tone('b')]).toEqual([expect.any(String), null]);
  rerender(<MatchView {...board} value={tried} disabled={false} result={null} tried={tried} namedPart="a" />);
  expect(named()).toHaveLength(2);
  rerender(<MatchView {...board} value={{ b: 'x', a: 'z' }} disabled={false} result={null} tried={tried} namedPart="a" />);
  expect(named()).toEqual([]);
});

it('keeps the colours of pairs beside a reply, and ticks after a right one', () => {
  const reply = { questionId: 'q', points: 0, message: '', canRetry: true };
  const board = { question, value: { a: 'x', b: 'z' }, onChange: vi.fn(), disabled: false, solution: null, labelledBy: 'q' };
  const { container, rerender } = show(<MatchView {...board} result={null} />);
  const tones = () => [...container.querySelectorAll('[data-line]')].map(line => line.getAttribute('class'));
  expect(new Set(tones()).size).toBe(2);
  rerender(<MatchView {...board} result={{ ...reply, status: 'partial' }} />);
  expect(new Set(tones()).size).toBe(2);
  rerender(<MatchView {...board} result={{ ...reply, status: 'correct' }} />);
  expect(screen.getAllByRole('button', { name: /ez már jó/ })).toHaveLength(4);
});
