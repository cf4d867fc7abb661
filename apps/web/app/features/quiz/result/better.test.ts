import { expect, it } from 'vitest';
import { betterOf, roundOf } from './better.ts';
import type { ReviewedQuestion } from './summary.ts';

const asked = (verdicts: Record<string, ReviewedQuestion['verdict']>): ReviewedQuestion[] =>
  Object.entries(verdicts).map(([id, verdict], at) => ({
    question: { id, type: 'shortText', question: id, hintCount: 0 },
    place: at + 1,
    answers: [],
    result: null,
    points: 0,
    verdict,
    topic: undefined,
    lessons: [],
    solution: {},
  }));
const ids = (items: readonly ReviewedQuestion[]) => items.map(({ question }) => question.id);

it('names what was wrong the last time and is right now', () => {
  const before = roundOf('1', 'Lili', asked({ a: 'right', b: 'wrong', c: 'empty' }));
  const better = betterOf(asked({ a: 'right', b: 'right', c: 'wrong' }), before);
  expect(better.score).toEqual({ before: 1, now: 2, total: 3 });
  expect(ids(better.newlyRight)).toEqual(['b']);
});

it('compares scores only of the same sheet', () => {
  const before = roundOf('1', 'Lili', asked({ a: 'right', b: 'wrong' }));
  const better = betterOf(asked({ b: 'right' }), before);
  expect(better.score).toBeNull();
  expect(ids(better.newlyRight)).toEqual(['b']);
});

it('without an earlier round nothing is better', () => {
  expect(betterOf(asked({ a: 'right', b: 'second', c: 'wrong' }), null)).toEqual({ score: null, newlyRight: [] });
});
