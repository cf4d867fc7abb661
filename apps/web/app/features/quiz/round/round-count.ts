import type { SegmentState } from '@eszkerek/ui/segment-bar.tsx';
import { isRight, segmentsOf } from '../player/derive.ts';
import type { PlayerState } from '../player/state.ts';
import { TASKS_PER_SHEET } from '../quiz-kind.ts';

/** What „Mai köröm” asks of this page, and how much of it was done before the page was opened. */
export interface RoundTasks {
  done: number;
  of: number;
}

export interface RoundCount extends RoundTasks {
  /** Where on the sheet the round begins. */
  start: number;
  /** Tasks of the sheet that were tried before. */
  tried: number;
}

const isTried = ({ given, queued }: PlayerState, { id }: { id: string }): boolean => given[id] !== undefined || queued[id] !== undefined;

export const triedCount = (state: PlayerState): number => state.attempt.questions.filter(question => isTried(state, question)).length;

/** Index of the first task without an answer, -1 if there is none. A part of the round starts there. */
export const untriedPlace = (state: PlayerState): number => state.attempt.questions.findIndex(question => !isTried(state, question));

/** A practice sheet of another day is left; one of today and a quiz serve while they have a new task and enough places. */
export const hasRoom = (state: PlayerState, { done, of }: RoundTasks): boolean => {
  const tried = triedCount(state);
  const { mode, questions } = state.attempt;
  const endless = mode === 'endless';
  if (untriedPlace(state) < 0 || (endless && done === 0 && tried > 0)) return false;
  const size = endless ? TASKS_PER_SHEET : questions.length;
  return size - tried >= Math.min(of - done, size);
};

export const roundPlace = ({ done, of, start }: RoundCount, at: number): number => Math.min(of, Math.max(1, done + at - start + 1));

export const roundSegments = (state: PlayerState, { done, of, start }: RoundCount): SegmentState[] => {
  const sheet = segmentsOf(state, Math.max(state.attempt.questions.length, start + of));
  return Array.from({ length: of }, (_, place) => sheet[start - done + place] ?? 'on');
};

/** Right ones among the tasks of the round; older ones of the sheet are not its own. */
export const roundGood = (state: PlayerState, { done, of, start }: RoundCount): number =>
  state.attempt.questions.slice(Math.max(0, start - done), start - done + of).filter(({ id }) => isRight(state, id)).length;

export const isRoundOver = (state: PlayerState, { done, of, tried }: RoundCount): boolean => done + triedCount(state) - tried >= of;
