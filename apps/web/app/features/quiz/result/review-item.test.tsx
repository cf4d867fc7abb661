import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { ReviewItem } from './review-item.tsx';
import type { ReviewedQuestion } from './summary.ts';

const item: ReviewedQuestion = {
  question: {
    id: 'q',
    type: 'fillSteps',
    question: 'Válaszolj a kérdésekre!',
    template: '<p>a) Hány fiú jár robotikára?</p><p>b) Hány lány jár robotikára?</p>',
    blanks: [{ id: 'a' }, { id: 'b' }],
    hintCount: 0,
  },
  place: 4,
  answers: [{ b: '23', a: '20' }],
  result: {
    questionId: 'q',
    status: 'partial',
    points: 0.5,
    message: '',
    explanation: 'Egy jel két tanuló.',
    canRetry: false,
    parts: [
      { id: 'a', status: 'correct' },
      { id: 'b', status: 'incorrect', explanation: 'Egy jel két tanuló.' },
    ],
  },
  points: 0.5,
  verdict: 'partial',
  topic: undefined,
  lessons: [],
  solution: { blanks: { a: '20', b: '22' } },
};

const items = (...texts: string[]) => texts.map(text => ({ id: text, text }));

it('lists of the given pairs only the wrong ones', () => {
  const question = {
    id: 'q',
    type: 'match' as const,
    question: 'Párosítsd!',
    left: items('a', 'b', 'c'),
    right: items('x', 'y', 'z'),
    hintCount: 0,
  };
  const solution = { pairs: { a: 'x', b: 'y', c: 'z' } };
  show(<ReviewItem item={{ ...item, question, solution, answers: [{ a: 'x', b: 'z', c: 'y' }], result: null }} slug="kviz-proba" />);
  expect(screen.getByText('A te válaszod').nextElementSibling).toHaveTextContent(/^nem jó: b → znem jó: c → yA többi jó\.$/);
  expect(screen.getByText('Helyes válasz').nextElementSibling).toHaveTextContent(/^a → xb → yc → z$/);
});

it('marks on the figure what was chosen and what is right', () => {
  const question = {
    id: 'q',
    type: 'hotspot' as const,
    question: 'Melyik a hosszabb?',
    figure: { svg: '<svg class="fig"></svg>', alt: 'Két szakasz.' },
    spots: items('AB', 'CD', 'EF').map((spot, at) => ({ ...spot, x: 10 * at, y: 20 })),
    hintCount: 0,
  };
  show(<ReviewItem item={{ ...item, question, solution: { correct: ['CD'] }, answers: ['AB'], result: null }} slug="kviz-proba" />);
  expect(screen.getByRole('img', { name: 'Nem ez volt a jó' }).dataset.spot).toBe('AB');
  expect(screen.getByRole('img', { name: 'Helyes válasz' }).dataset.spot).toBe('CD');
  expect(document.querySelectorAll('[data-spot]')).toHaveLength(2);
});

it('shows the text of every part, and names the part of each reason once', () => {
  show(
    <ol>
      <ReviewItem item={item} slug="vizsga-proba" />
    </ol>,
  );
  // In the order of the question, not of the filling in.
  expect(document.body.textContent).toMatch(/a\u00a0=\u00a020.*b\u00a0=\u00a023/);
  expect(screen.getByText('b) Hány lány jár robotikára?')).toBeVisible();
  expect(screen.getByText('Egy jel két tanuló.').closest('li')).toHaveTextContent(/^b: Egy jel két tanuló\.$/);
});
