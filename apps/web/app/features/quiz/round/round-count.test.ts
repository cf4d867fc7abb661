import type { AttemptView } from '@eszkerek/contract/quiz-shapes';
import { expect, test } from 'vitest';
import { openState, type PlayerState } from '../player/state.ts';
import { hasRoom, isRoundOver, roundGood, roundPlace, roundSegments, untriedPlace } from './round-count.ts';

const sheet = (tried: number, mode: AttemptView['mode'] = 'endless', more = 0): PlayerState => {
  const questions = Array.from({ length: Math.max(tried + more, 1) }, (_, i) => ({
    id: `${i + 1}`,
    type: 'numeric' as const,
    question: '',
    hintCount: 0,
  }));
  const answers = questions.slice(0, tried).map(({ id }) => ({
    questionId: id,
    try: 1,
    answer: '1',
    status: 'correct' as const,
    points: 1,
    result: { questionId: id, status: 'correct' as const, points: 1, message: '', canRetry: false },
  }));
  const common = { id: 'a', quiz_slug: 'gyakorlo-x', title: '', started_at: '2026-11-16T08:00:00.000Z', finished_at: null };
  return openState({ ...common, mode, score_percentage: null, questions, answers, hints: [] }, []);
};

test('a new sheet counts to three', () => {
  const round = { done: 0, of: 3, start: 0, tried: 0 };
  expect(roundPlace(round, 0)).toBe(1);
  expect(roundPlace(round, 2)).toBe(3);
  expect(roundSegments(sheet(0), round)).toEqual(['current', 'idle', 'idle']);
  expect([isRoundOver(sheet(2), round), isRoundOver(sheet(3), round)]).toEqual([false, true]);
});

test('an older sheet counts from where it stands', () => {
  const round = { done: 0, of: 3, start: 5, tried: 5 };
  expect(roundPlace(round, 5)).toBe(1);
  expect(isRoundOver(sheet(7), round)).toBe(false);
  expect(isRoundOver(sheet(8), round)).toBe(true);
});

test('what was right on the sheet before is not of the round', () => {
  expect(roundGood(sheet(5), { done: 0, of: 3, start: 5, tried: 5 })).toBe(0);
  expect(roundGood(sheet(7), { done: 0, of: 3, start: 5, tried: 5 })).toBe(2);
  expect(roundGood(sheet(7), { done: 2, of: 3, start: 7, tried: 7 })).toBe(2);
  expect(roundGood(sheet(1), { done: 2, of: 3, start: 0, tried: 0 })).toBe(1);
});

test('what the day has seen already counts, here or on another page', () => {
  const round = { done: 2, of: 3, start: 1, tried: 1 };
  expect(roundPlace(round, 1)).toBe(3);
  expect(roundSegments(sheet(1), round)[0]).toBe('on');
  expect(isRoundOver(sheet(2), round)).toBe(true);
});

test('a sheet serves a round with a new task, and room for the rest', () => {
  expect(hasRoom(sheet(0), { done: 0, of: 3 })).toBe(true);
  expect(hasRoom(sheet(2, 'endless', 1), { done: 0, of: 3 }), 'of another day').toBe(false);
  expect(hasRoom(sheet(2, 'endless', 1), { done: 2, of: 3 })).toBe(true);
  expect(hasRoom(sheet(2), { done: 2, of: 3 }), 'every task was tried').toBe(false);
  expect(hasRoom(sheet(9, 'endless', 1), { done: 1, of: 3 })).toBe(false);
  expect(hasRoom(sheet(4, 'practice', 3), { done: 0, of: 3 })).toBe(true);
  expect(hasRoom(sheet(4, 'practice', 2), { done: 0, of: 3 })).toBe(false);
  expect(untriedPlace(sheet(4, 'practice', 2))).toBe(4);
});
