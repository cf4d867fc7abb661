import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { PupilEnd } from './pupil-end.tsx';
import { question, view } from './pupil-view.test-kit.ts';

const ended = view(
  { phase: 'ended' },
  { question: null, score: { done: 1, right: 0 }, missed: [{ question, answer: 'bb', solution: { correct: ['aa'] } }] },
);

it('shows a guest what to look at again before the way to register, and no count of nothing', () => {
  show(<PupilEnd view={ended} onLeft={() => undefined} />);
  const again = screen.getByRole('region', { name: 'Ezeket nézd át még egyszer!' });
  const register = screen.getByText(/^Gyakorolnál még\?/);
  expect(again.compareDocumentPosition(register) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.queryByText('0 / 1 jó')).toBeNull();
});
