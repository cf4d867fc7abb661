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

const line: BoardView['question'] = {
  id: 'q2',
  type: 'numberLine',
  question: 'Húzd a jelölőt a helyére!',
  hintCount: 0,
  line: { min: 0, max: 2, ticks: 16, labelsAt: ['0', '1', '2'] },
};
const solution = { answer: '9/8', text: 'A jelölő az 1 utáni első beosztásra kerül.' };

it('keeps the number line at the solution, with the right place', () => {
  const votes = [{ round: 1, total: 1, bars: [{ id: 'v0', label: '7/8', letter: null, count: 1 }] }];
  const reveal = { solution, right: [{ round: 1, count: 0 }] };
  const { container } = show(
    <BoardScreen view={{ ...view, question: line, votes, reveal, lesson: { ...view.lesson, phase: 'reveal' } }} at={0} />,
  );
  const drawn = [...container.querySelectorAll('svg text')].map(text => text.textContent);
  expect(drawn).toEqual(['0', '1', '2', '9/8']);
  expect(screen.getByRole('table')).toBeVisible();
});

it('has no table of votes when nobody voted', () => {
  const votes = [{ round: 1, total: 0, bars: [] }];
  const reveal = { solution, right: [{ round: 1, count: 0 }] };
  const { rerender } = show(<BoardScreen view={{ ...view, question: line, votes, lesson: { ...view.lesson, phase: 'closed' } }} at={0} />);
  expect(screen.queryByRole('table')).toBeNull();
  rerender(<BoardScreen view={{ ...view, question: line, votes, reveal, lesson: { ...view.lesson, phase: 'reveal' } }} at={0} />);
  expect(screen.getByRole('heading', { name: 'A jó válasz: 9/8' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
