import { Rating } from 'ts-fsrs';
import { expect, test } from 'vitest';
import { gradeOf, type Review, type ReviewedAnswer, retrievability, review } from './review.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-11-16T08:00:00Z');
const answer = (given: Partial<ReviewedAnswer> & { after?: number } = {}): ReviewedAnswer => {
  const at = START + (given.after ?? 0) * DAY;
  const day = new Date(at).toISOString().slice(0, 10);
  return { kind: 'typed', level: 2, right: true, hinted: false, retried: false, ms: 9000, at, day, ...given };
};
const daysUntilDue = ({ card }: Review): number => ((card?.dueAt ?? 0) - (card?.reviewedAt ?? 0)) / DAY;

test('good each time is asked again after 4, 31 and 120 days, before an exam after 3, 14 and 57', () => {
  const intervals = (forExam: boolean) => {
    let state: Review | null = null;
    let after = 0;
    return [1, 2, 3].map(() => {
      state = review(state, answer({ after }), forExam);
      after += daysUntilDue(state);
      return daysUntilDue(state);
    });
  };
  expect(intervals(false)).toEqual([4, 31, 120]);
  expect(intervals(true)).toEqual([3, 14, 57]);
});

test.each([
  ['four of five at the first try', { tries: 5, clean: 4 }, Rating.Good],
  ['the same, all typed at level 3', { tries: 5, clean: 4, demanding: 5 }, Rating.Easy],
  ['half right', { tries: 4, clean: 2 }, Rating.Hard],
  ['right with help', { tries: 2, clean: 0, helped: 1 }, Rating.Hard],
  ['under half', { tries: 3, clean: 1 }, Rating.Again],
  ['all right, but chosen in a second', { tries: 3, clean: 3, hasty: 1 }, Rating.Hard],
])('%s', (_, tally, grade) => {
  expect(gradeOf({ day: '2026-11-16', helped: 0, demanding: 0, hasty: 0, ...tally })).toBe(grade);
});

test('the answers of one day are one review, whatever their number', () => {
  const first = review(null, answer());
  const second = review(first, answer({ right: false }));
  expect(first.card?.reps).toBe(1);
  expect(second.card?.reps).toBe(1);
  expect(daysUntilDue(second)).toBeLessThan(daysUntilDue(first));
});

test('a card starts with the first right answer', () => {
  const missed = review(null, answer({ right: false }));
  expect(missed.card).toBeNull();
  expect(review(missed, answer()).card).not.toBeNull();
});

test('recall is near the asked share on the due day', () => {
  const { card } = review(null, answer());
  if (!card) throw new Error('no card');
  expect(retrievability(card, card.dueAt)).toBeCloseTo(0.85, 1);
});

test('an answer stamped before the last review counts as given at that review', () => {
  const first = review(null, answer({ after: 10 }));
  const earlier = review(first, answer({ after: 3 }));
  expect(earlier.card).toMatchObject({ reps: 2, reviewedAt: first.card?.reviewedAt });
});
