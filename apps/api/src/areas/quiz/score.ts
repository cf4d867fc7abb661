import type { AnswerRow } from './attempt-store.ts';
import type { Shown } from './shown.ts';

/** A question scores the better of the first try and half of the retry. */
export const pointsOf = (answers: readonly Pick<AnswerRow, 'try_number' | 'points'>[]): number => {
  const first = answers.find(answer => answer.try_number === 1)?.points ?? 0;
  const retry = answers.find(answer => answer.try_number === 2)?.points ?? 0;
  return Math.max(first, retry / 2);
};

/** Whole percent, half up; weighted where an exam gives its parts different points. Unanswered is 0. */
export const scoreOf = (shown: Shown, answers: readonly AnswerRow[]): number => {
  const total = shown.items.reduce((sum, item) => sum + (item.points ?? 1), 0);
  const reached = shown.items.reduce(
    (sum, item) => sum + (item.points ?? 1) * pointsOf(answers.filter(answer => answer.question_id === item.id)),
    0,
  );
  // Floating-point sums of thirds and sixths must not fall just below a half.
  return total === 0 ? 0 : Math.floor((reached / total) * 100 + 0.5 + 1e-9);
};
