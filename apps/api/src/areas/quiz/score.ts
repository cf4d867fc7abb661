import { questionPoints, scorePercent } from '@eszkerek/exercises/grading/score';
import type { AnswerRow } from './attempt-store.ts';
import type { Shown } from './shown.ts';

type Answered = Pick<AnswerRow, 'question_id' | 'try_number' | 'points'>;

/** The points of the tries at one question, in order. */
export const triesOf = (questionId: string, answers: readonly Answered[]): number[] =>
  answers
    .filter(answer => answer.question_id === questionId)
    .sort((a, b) => a.try_number - b.try_number)
    .map(answer => answer.points);

export const pointsOf = (questionId: string, answers: readonly Answered[]): number => questionPoints(triesOf(questionId, answers));

export const scoreOf = (shown: Shown, answers: readonly Answered[]): number =>
  scorePercent(shown.items.map(item => ({ tries: triesOf(item.id, answers), weight: item.points })));
