import type { RoundResult } from './result-memory.ts';
import type { ReviewedQuestion } from './summary.ts';

export interface Better {
  /** Right answers then and now, where both rounds asked the same questions. */
  score: { before: number; now: number; total: number } | null;
  /** Right now, and not the last time. */
  newlyRight: readonly ReviewedQuestion[];
}

const isRight = ({ verdict }: ReviewedQuestion): boolean => verdict === 'right' || verdict === 'second';

export const roundOf = (attempt: string, account: string, review: readonly ReviewedQuestion[]): RoundResult => ({
  attempt,
  account,
  asked: review.map(({ question }) => question.id),
  right: review.filter(isRight).map(({ question }) => question.id),
});

/** What became better since the last round on this device. */
export function betterOf(review: readonly ReviewedQuestion[], before: RoundResult | null): Better {
  const right = review.filter(isRight);
  const sameSheet =
    before !== null && before.asked.length === review.length && review.every(({ question }) => before.asked.includes(question.id));
  const newlyRight = before
    ? right.filter(({ question }) => before.asked.includes(question.id) && !before.right.includes(question.id))
    : [];
  return {
    score:
      sameSheet && right.length > before.right.length ? { before: before.right.length, now: right.length, total: review.length } : null,
    newlyRight,
  };
}
