import type { BoardView } from '@eszkerek/contract/live-shapes';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { BoardScreen } from './board-screen.tsx';

const view: BoardView = {
  role: 'board',
  version: 3,
  step: 1,
  present: 2,
  answered: 2,
  join: { shown: 'eszkerek.hu/elo', url: 'https://eszkerek.hu/elo' },
  question: {
    id: 'q1',
    type: 'match',
    question: 'Párosítsd!',
    hintCount: 0,
    left: [
      { id: 'a', text: 'erő' },
      { id: 'b', text: 'munka' },
    ],
    right: [
      { id: 'x', text: 'newton' },
      { id: 'y', text: 'joule' },
    ],
  },
  votes: [{ round: 1, total: 2, bars: [{ id: 'v0', label: 'erő: newton; munka: joule', letter: null, count: 2 }] }],
  reveal: null,
  places: null,
  lesson: {
    title: 'Munka',
    class_name: '7. B',
    teacher_name: 'Kata néni',
    code: 'K7F4QX',
    pace: 'teacher',
    phase: 'discuss',
    round: 1,
    index: 0,
    total: 3,
    paused: false,
    seconds_left: null,
    wheel: null,
  },
};

it('keeps the cards of a matching question while it is discussed, and lists the pairs of each answer', () => {
  show(<BoardScreen view={view} at={0} />);
  expect(screen.getByRole('button', { name: 'erő' })).toBeVisible();
  const pairs = within(screen.getByRole('table')).getAllByRole('listitem');
  expect(pairs.map(pair => pair.textContent)).toEqual(['erő: newton', 'munka: joule']);
  expect(screen.getByRole('columnheader', { name: 'Így gondolkodtatok – 2 szavazat' })).toBeVisible();
  expect(screen.getByText('Mondd el a párodnak: miért így gondolod?')).toBeVisible();
});
