import type { AnswerResult, PublicOf } from '@eszkerek/contract/quiz-shapes';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { MultiView } from '../multi/view.tsx';

const question: PublicOf<'multi'> = {
  id: 'q',
  type: 'multi',
  question: 'Melyik páros?',
  answers: ['2', '3', '4'].map(text => ({ id: text, text })),
  hintCount: 0,
};
const missed: AnswerResult = { questionId: 'q', status: 'partial', points: 0.5, message: '', canRetry: true };

it('does not let a marked answer look right after the first miss', () => {
  show(
    <MultiView question={question} value={['2', '3']} onChange={() => undefined} disabled result={missed} solution={null} labelledBy="q" />,
  );
  for (const text of ['A, 2', 'B, 3']) expect(screen.getByRole('checkbox', { name: `${text}, Ezt jelölted` })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'C, 4' })).not.toBeChecked();
});

it('tells a right answer that was left out from one that was marked', () => {
  const closed: AnswerResult = { ...missed, canRetry: false };
  const solution = { correct: ['2', '4'] };
  const props = { question, onChange: () => undefined, disabled: true, labelledBy: 'q' };
  show(<MultiView {...props} value={['2', '3']} result={closed} solution={solution} />);
  for (const name of ['A, 2, Helyes válasz', 'B, 3, A te válaszod', 'C, 4, Ez kimaradt'])
    expect(screen.getByRole('checkbox', { name })).toBeVisible();
});
