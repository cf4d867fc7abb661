import type { AnswerValue, PublicOf } from '@eszkerek/contract/quiz-shapes';
import { valueAt } from '@eszkerek/exercises/types/number-line/scale';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { LineDrawing } from './line-drawing.tsx';
import { readNumberLine } from './reading.tsx';
import { NumberLineView } from './view.tsx';

const question: PublicOf<'numberLine'> = {
  id: 'q',
  type: 'numberLine',
  question: 'Hol van?',
  line: { min: 0, max: 2, ticks: 16, labelsAt: ['0', '1', '2'] },
  hintCount: 0,
};

function Line({ onAnswer }: { onAnswer: (value: AnswerValue | null) => void }) {
  const [value, setValue] = useState<AnswerValue | null>(null);
  const change = (next: AnswerValue | null) => {
    setValue(next);
    onAnswer(next);
  };
  return (
    <NumberLineView question={question} value={value} onChange={change} disabled={false} result={null} solution={null} labelledBy="q" />
  );
}

it('is as high as the letters ask on the screen, whatever width it was drawn for', () => {
  const { container } = show(<Line onAnswer={vi.fn()} />);
  expect(container.querySelector('svg[viewBox]')).toHaveAttribute('style', 'height: 7.75rem;');
});

it('shows a waiting marker, and steps it by buttons and keys from the middle', async () => {
  const onAnswer = vi.fn();
  const { user, container } = show(<Line onAnswer={onAnswer} />);
  expect(container.querySelector('[stroke-dasharray]')).not.toBeNull();
  expect(onAnswer).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Egy osztással jobbra' }));
  expect(onAnswer).toHaveBeenLastCalledWith(valueAt(question.line, 9));
  expect(container.querySelector('[stroke-dasharray]')).toBeNull();
  screen.getByRole('slider').focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(onAnswer).toHaveBeenLastCalledWith(valueAt(question.line, 7));
  await user.keyboard('{End}');
  expect(onAnswer).toHaveBeenLastCalledWith(valueAt(question.line, 16));
});

const writtenIn = (container: HTMLElement) => [...container.querySelectorAll('g[fill="var(--ok)"] text')].map(text => text.textContent);

it('ticks the marker of a right answer, and writes its value over it', () => {
  const result = { questionId: 'q', status: 'correct' as const, points: 1, message: '', canRetry: false };
  const { container } = show(
    <NumberLineView
      question={question}
      value="9/8"
      onChange={() => undefined}
      disabled
      result={result}
      solution={{ answer: '1 1/8' }}
      labelledBy="q"
    />,
  );
  expect(container.querySelector('path[fill="var(--ok)"]')).not.toBeNull();
  expect(writtenIn(container)).toEqual(['1', '1', '8']);
});

it('sets a wrong marker in another colour, names the right place and keeps the two apart', () => {
  const result = { questionId: 'q', status: 'incorrect' as const, points: 0, message: '', canRetry: false };
  const { container } = show(
    <NumberLineView
      question={question}
      value="1"
      onChange={() => undefined}
      disabled
      result={result}
      solution={{ answer: '9/8' }}
      labelledBy="q"
    />,
  );
  expect(container.querySelectorAll('[fill="var(--bad)"]')).toHaveLength(1);
  expect(writtenIn(container)).toEqual(['9', '8']);
  expect(container.querySelector('[fill*="--brand"]')).toBeNull();
  // Of the two pins: one note could be about either.
  expect(screen.queryByText('Ide tetted.')).toBeNull();
});

it.each([
  [320, 8, 9, '−1,25'],
  [320, 0, 1, '−1,25'],
  [320, 15, 16, '−1,25'],
  [320, 8, 11, '−1,25'],
  [600, 8, 9, '−1,25'],
  [320, 1, 0, '−1 11/12'],
  [320, 15, 16, '1 11/12'],
])('draws no pin over another and no text out of the picture: width %i, %i for %i', (width, tick, rightTick, value) => {
  const { container } = show(<LineDrawing line={question.line} tick={tick} rightTick={rightTick} rightValue={value} width={width} />);
  const placeOf = (fill: string) => {
    const moved = container.querySelector(`path[fill="${fill}"]`)?.parentElement?.getAttribute('transform') ?? '';
    const [x = Number.NaN, y = Number.NaN] = moved.match(/-?[\d.]+/g)?.map(Number) ?? [];
    return { x, y };
  };
  const [wrong, right] = [placeOf('var(--bad)'), placeOf('var(--ok)')];
  expect(Math.abs(wrong.x - right.x) >= 34 || wrong.y - right.y > 52).toBe(true);
  const top = Number(container.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[1]);
  for (const text of container.querySelectorAll('text')) {
    const [x, y] = ['x', 'y'].map(name => Number(text.getAttribute(name))) as [number, number];
    const size = Number(text.closest('[font-size]')?.getAttribute('font-size'));
    expect(size).toBeGreaterThanOrEqual(12);
    expect(y - size).toBeGreaterThanOrEqual(top);
    expect(Math.min(x, width - x)).toBeGreaterThanOrEqual(26);
  }
});

it('writes decimals and negative numbers under the line', () => {
  show(<LineDrawing line={{ min: -1, max: 1, ticks: 8, labelsAt: ['-1', '-0.5', '0,5', '3/4'] }} tick={null} />);
  for (const label of ['−1', '−0,5', '0,5', '3/4']) expect(screen.getByText(label)).toBeVisible();
});

it('marks the marker of a first miss, and does not speak of moving it yet', () => {
  const result = { questionId: 'q', status: 'incorrect' as const, points: 0, message: '', canRetry: true };
  const { container } = show(
    <NumberLineView
      question={question}
      value="1"
      onChange={() => undefined}
      disabled={false}
      result={result}
      solution={null}
      labelledBy="q"
    />,
  );
  expect(container.querySelector('[fill="var(--bad)"]')).not.toBeNull();
  expect(screen.getByText('Ide tetted.')).toBeVisible();
});

it('is read back with the chosen and the right place on the line, in the numbers of the solution', () => {
  const { Marked, Words } = readNumberLine;
  if (!Marked) throw new Error('The list of answers has no line');
  const { container } = show(
    <>
      <Marked question={question} given={['1/4', '7/8']} solution={{ answer: '9/8' }} />
      <p data-read>
        <Words question={question} answer="7/8" solution={{ answer: '9/8' }} />
      </p>
      <p data-read>
        <Words question={question} answer="-7/8" solution={{ answer: '0,5' }} />
      </p>
    </>,
  );
  expect(writtenIn(container)).toEqual(['9', '8']);
  expect(container.querySelector('[fill="var(--bad)"]')).not.toBeNull();
  const [fraction, decimal] = container.querySelectorAll('[data-read]');
  expect(fraction?.querySelector('[data-part="pretty"]')).not.toBeNull();
  expect(decimal).toHaveTextContent('−0,875');
});
