import type { AnswerValue, PublicOf } from '@eszkerek/contract/quiz-shapes';
import { valueAt } from '@eszkerek/exercises/types/number-line/scale';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { LineDrawing } from './line-drawing.tsx';
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

it('ticks the marker of a right answer', () => {
  const result = { questionId: 'q', status: 'correct' as const, points: 1, message: '', canRetry: false };
  const { container } = show(
    <NumberLineView question={question} value="1" onChange={() => undefined} disabled result={result} solution={null} labelledBy="q" />,
  );
  expect(container.querySelector('[fill="var(--ok)"]')).not.toBeNull();
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
  expect(container.querySelector('text[fill="var(--ok)"]')).toHaveTextContent('9/8');
  expect(container.querySelector('[fill*="--brand"]')).toBeNull();
});

it.each([
  [320, 8, 9],
  [320, 0, 1],
  [320, 15, 16],
  [320, 8, 11],
  [600, 8, 9],
])('draws no pin over another and no text out of the picture: width %i, %i for %i', (width, tick, rightTick) => {
  const { container } = show(<LineDrawing line={question.line} tick={tick} rightTick={rightTick} rightValue="−1,25" width={width} />);
  const placeOf = (fill: string) => {
    const moved = container.querySelector(`path[fill="${fill}"]`)?.parentElement?.getAttribute('transform') ?? '';
    const [x = Number.NaN, y = Number.NaN] = moved.match(/-?[\d.]+/g)?.map(Number) ?? [];
    return { x, y };
  };
  const [wrong, right] = [placeOf('var(--bad)'), placeOf('var(--ok)')];
  expect(Math.abs(wrong.x - right.x) >= 34 || wrong.y - right.y > 52).toBe(true);
  const top = Number(container.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[1]);
  for (const text of container.querySelectorAll('text')) {
    const [x, y, size] = ['x', 'y', 'font-size'].map(name => Number(text.getAttribute(name))) as [number, number, number];
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
