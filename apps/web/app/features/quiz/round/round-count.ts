import type { SegmentState } from '@eszkerek/ui/segment-bar.tsx';
import { segmentsOf } from '../player/derive.ts';
import type { PlayerState } from '../player/state.ts';
import { TASKS_PER_SHEET } from '../quiz-kind.ts';

/** What „Mai köröm” asks of this page, and how much of it was done before the page was opened. */
export interface RoundTasks {
  done: number;
  of: number;
}

export interface RoundCount extends RoundTasks {
  /** Tasks of the sheet that were tried before. */
  start: number;
}

export const triedCount = ({ attempt, given, queued }: PlayerState): number =>
  attempt.questions.filter(({ id }) => given[id] !== undefined || queued[id] !== undefined).length;

/** An old sheet may end before the round's tasks do. */
export const hasRoom = (state: PlayerState, { done, of }: RoundTasks): boolean =>
  state.attempt.mode !== 'endless' || TASKS_PER_SHEET - triedCount(state) >= of - done;

export const roundPlace = ({ done, of, start }: RoundCount, at: number): number => Math.min(of, Math.max(1, done + at - start + 1));

export const roundSegments = (state: PlayerState, { done, of, start }: RoundCount): SegmentState[] => {
  const sheet = segmentsOf(state, Math.max(state.attempt.questions.length, start + of));
  return Array.from({ length: of }, (_, place) => sheet[start - done + place] ?? 'on');
};

export const isRoundOver = (state: PlayerState, { done, of, start }: RoundCount): boolean => done + triedCount(state) - start >= of;
