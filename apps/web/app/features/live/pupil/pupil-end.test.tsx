import type { PupilView } from '@eszkerek/contract/live-shapes';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { PupilEnd } from './pupil-end.tsx';

const question = {
  id: 'q1',
  type: 'single' as const,
  question: 'Mennyi?',
  hintCount: 0,
  answers: [
    { id: 'aa', text: '2' },
    { id: 'bb', text: '3' },
  ],
};
const view: PupilView = {
  role: 'pupil',
  version: 3,
  step: 1,
  present: 4,
  answered: 1,
  name: 'Derűs Hód',
  guest: true,
  question: null,
  mine: [],
  reveal: null,
  score: { done: 1, right: 0 },
  missed: [{ question, answer: 'bb', solution: { correct: ['aa'] } }],
  lesson: {
    title: 'Törtek',
    class_name: '6. B',
    teacher_name: 'Kata néni',
    code: 'K7F4QX',
    pace: 'teacher',
    phase: 'ended',
    round: 1,
    index: 0,
    total: 3,
    paused: false,
    seconds_left: null,
    wheel: null,
  },
};

it('shows a guest what to look at again before the way to register, and no count of nothing', () => {
  show(<PupilEnd view={view} onLeft={() => undefined} />);
  const again = screen.getByRole('region', { name: 'Ezeket nézd át még egyszer!' });
  const register = screen.getByText(/^Gyakorolnál még\?/);
  expect(again.compareDocumentPosition(register) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.queryByText('0 / 1 jó')).toBeNull();
});
