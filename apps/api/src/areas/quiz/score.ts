import { questionPoints, scorePercent } from '@eszkerek/exercises/grading/score';
import type { AnswerRow } from './attempt-store.ts';
import type { Shown, ShownItem } from './shown.ts';

type Answered = Pick<AnswerRow, 'question_id' | 'try_number' | 'points'>;

/** The points of the tries at one question, in order. */
export const triesOf = (questionId: string, answers: readonly Answered[]): number[] =>
  answers
    .filter(answer => answer.question_id === questionId)
    .sort((a, b) => a.try_number - b.try_number)
    .map(answer => answer.points);

export const pointsOf = (questionId: string, answers: readonly Answered[]): number => questionPoints(triesOf(questionId, answers));

/** What counts: of endless practice what was answered, for its last task may only have been looked at. */
export const countedItems = (mode: string, { items }: Shown, answers: readonly Answered[]): readonly ShownItem[] => {
  const given = new Set(answers.map(answer => answer.question_id));
  const answered = mode === 'endless' ? items.filter(({ id }) => given.has(id)) : items;
  return answered.length > 0 ? answered : items;
};

export const scoreOf = (items: readonly ShownItem[], answers: readonly Answered[]): number =>
  scorePercent(items.map(item => ({ tries: triesOf(item.id, answers), weight: item.points })));
