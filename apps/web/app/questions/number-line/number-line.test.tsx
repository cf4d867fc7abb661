import type { AnswerValue, PublicOf } from '@eszkerek/contract/quiz-shapes';
import { valueAt } from '@eszkerek/exercises/types/number-line/scale';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
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
