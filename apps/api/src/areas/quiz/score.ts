import { isClosed, questionPoints, scorePercent } from '@eszkerek/exercises/grading/score';
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

/** Of endless practice what is right or has no try left: its last task may only have been looked at or tried once. */
export const finishedItems = (mode: string, { items }: Shown, answers: readonly Answered[]): readonly ShownItem[] =>
  mode === 'endless' ? items.filter(({ id }) => isClosed(triesOf(id, answers))) : items;

/** What counts: what was finished; where nothing was, all that was shown. */
export const countedItems = (mode: string, shown: Shown, answers: readonly Answered[]): readonly ShownItem[] => {
  const finished = finishedItems(mode, shown, answers);
  return finished.length > 0 ? finished : shown.items;
};

export const scoreOf = (items: readonly ShownItem[], answers: readonly Answered[]): number =>
  scorePercent(items.map(item => ({ tries: triesOf(item.id, answers), weight: item.points })));
