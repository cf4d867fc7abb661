import { expect, test } from 'vitest';
import { labelOf } from './labels.ts';
import type { LessonState } from './lesson-state.ts';

const NOW = 1_000_000;
const card = (dueAt: number) => ({ stability: 4, difficulty: 5, reps: 1, lapses: 0, reviewedAt: 0, dueAt });
const today = { day: '2026-11-16', tries: 1, clean: 1, helped: 0, demanding: 0, hasty: 0 };
const state = (given: Partial<LessonState> = {}, dueAt = NOW + 1): LessonState => ({
  tau: 1,
  nu: 1,
  own: 1,
  answers: 3,
  days: 2,
  lastAt: 0,
  mastered: false,
  review: { before: null, card: card(dueAt), today },
  ...given,
});

test.each([
  ['new', undefined, 0.99],
  ['forming', state({ answers: 1 }), 0.99],
  ['forming', state({ days: 1 }), 0.99],
  ['forming', state(), 0.84],
  ['known', state(), 0.85],
  ['known', state({ mastered: true }), 0.75],
  ['repeat', state({ mastered: true }), 0.69],
  ['repeat', state({ mastered: true }, NOW), 0.99],
  ['known', state({ mastered: false }, NOW), 0.99],
] as const)('%s', (label, given, p) => {
  expect(labelOf(given, () => p, NOW)).toBe(label);
});
