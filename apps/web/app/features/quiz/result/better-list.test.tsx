import type { PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { BetterList } from './better-list.tsx';
import type { ReviewedQuestion } from './summary.ts';

const right = (question: PublicQuestion): ReviewedQuestion => ({
  question,
  place: 1,
  answers: [],
  result: null,
  points: 1,
  verdict: 'right',
  topic: undefined,
  lessons: [],
  solution: {},
});
const numeric = (id: string) => right({ id, type: 'numeric', question: `Mennyi ${id} + 2?`, hintCount: 0 });

it('says how many more became better, and what an instruction was about', () => {
  const fill = right({ id: 'f', type: 'fillSteps', question: 'Töltsd ki!', template: '2 · 3 = a', blanks: [{ id: 'a' }], hintCount: 0 });
  show(<BetterList better={{ score: null, newlyRight: [fill, ...['1', '2', '3', '4'].map(numeric)] }} />);
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'Most már megy: Töltsd ki! 2 · 3 = a',
    'Most már megy: Mennyi 1 + 2?',
    'Most már megy: Mennyi 2 + 2?',
    'és még 2 kérdés.',
  ]);
});

it('shows three questions at most, in two lines each', () => {
  show(<BetterList better={{ score: null, newlyRight: ['1', '2', '3', '4'].map(numeric) }} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByText('és még 1 kérdés.')).toBeVisible();
  expect(screen.getByText('Mennyi 1 + 2?').closest('.clamp')).not.toBeNull();
});
