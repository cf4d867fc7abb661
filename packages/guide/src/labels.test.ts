import { seeded } from '@eszkerek/numbers/chance';
import { expect, test } from 'vitest';
import { labelOf, stepOf } from './labels.ts';
import type { LessonState } from './lesson-state.ts';

const NOW = 1_000_000;
const card = (dueAt: number) => ({ stability: 4, difficulty: 5, reps: 1, lapses: 0, reviewedAt: 0, dueAt });
const today = { day: '2026-11-16', tries: 1, clean: 1, helped: 0, demanding: 0, hasty: 0 };
const neverRight = { before: null, card: null, today: { ...today, clean: 0 }, recent: '0' };
const lately = (recent: string) => ({ review: { before: null, card: card(NOW + 1), today, recent } });
const state = (given: Partial<LessonState> = {}, dueAt = NOW + 1): LessonState => ({
  tau: 1,
  nu: 1,
  own: 1,
  answers: 3,
  days: 2,
  lastAt: 0,
  mastered: false,
  review: { before: null, card: card(dueAt), today, recent: '11111' },
  ...given,
});

test.each([
  ['new', undefined, 0.99],
  ['new', state({ answers: 1, days: 1, review: neverRight }), 0.5],
  ['forming', state({ answers: 2, days: 1, review: neverRight }), 0.3],
  ['forming', state({ answers: 1 }), 0.99],
  ['forming', state({ days: 1 }), 0.99],
  ['forming', state(), 0.84],
  ['known', state(), 0.85],
  ['known', state(lately('10111')), 0.85],
  ['forming', state(lately('10101')), 0.99],
  ['repeat', state({ mastered: true, ...lately('10101') }), 0.99],
  ['known', state({ mastered: true }), 0.75],
  ['repeat', state({ mastered: true }), 0.69],
  ['repeat', state({ mastered: true }, NOW), 0.99],
  ['known', state({ mastered: false }, NOW), 0.99],
] as const)('%s', (label, given, p) => {
  expect(labelOf(given, () => p, NOW)).toBe(label);
});

test.each([
  ['learn', undefined, 0.7],
  ['inferred', undefined, 0.71],
  ['learn', state({ answers: 1, days: 1, review: neverRight }), 0.5],
  ['learn', state({ answers: 4, review: neverRight }), 0.5],
  ['learn', state(), 0.34],
  ['practise', state(), 0.35],
  ['practise', state(), 0.84],
  ['warmup', state({ days: 1 }), 0.85],
  ['warmup', state({ answers: 1, days: 1, ...lately('1') }), 0.85],
  ['practise', state({ answers: 9, ...lately('10101') }), 0.95],
  ['practise', state({ answers: 2, ...lately('01') }), 0.95],
  ['warmup', state({ mastered: true }), 0.75],
  ['review', state({ mastered: true }, NOW), 0.99],
] as const)('calls for %s', (step, given, p) => {
  expect(stepOf(given, () => p, NOW)).toBe(step);
});

test('label and step agree, whatever the state', () => {
  const chance = seeded(7);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(chance() * values.length)] as T;
  for (let n = 0; n < 5000; n++) {
    const answers = pick([0, 1, 2, 3, 8]);
    const review = chance() < 0.3 ? { review: neverRight } : {};
    const given = pick([
      undefined,
      state({ answers, days: Math.min(answers, pick([1, 2, 3])), mastered: answers > 2 && chance() < 0.3, ...review }, NOW + pick([-1, 1])),
    ]);
    const p = chance();
    const label = labelOf(given, () => p, NOW);
    const step = stepOf(given, () => p, NOW);
    const steps = { new: ['learn', 'inferred'], forming: ['learn', 'practise', 'warmup'], known: ['warmup'], repeat: ['review'] };
    expect(steps[label]).toContain(step);
    // „Ez alakul” is said of nothing that goes well or never went.
    if (step === 'practise') expect([p < 0.85, given?.review?.card != null]).toEqual([true, true]);
    if (step === 'learn' && given?.review?.card) expect(p).toBeLessThan(0.85);
  }
});
