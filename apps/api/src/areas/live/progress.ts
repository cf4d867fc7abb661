import { isClosed } from '@eszkerek/exercises/grading/score';
import type { LiveAnswerRow } from './answer-store.ts';
import type { LiveState } from './load-state.ts';

export interface PupilProgress {
  /** Place of the first question that is still open; null when all are closed. */
  current: number | null;
  /** Tries at that question. */
  tries: LiveAnswerRow[];
  done: number;
  /** Questions with a try at least, closed or not. */
  tried: number;
  right: number;
}

const memory = new WeakMap<LiveState, Map<string, PupilProgress>>();

const progressOf = ({ content, answers }: LiveState, participantId: string): PupilProgress => {
  const own = answers.filter(row => row.participant_id === participantId);
  const triesAt = (id: string) => own.filter(row => row.question_id === id).toSorted((a, b) => a.round - b.round);
  const tries = content.items.map(({ id }) => triesAt(id));
  const current = tries.findIndex(list => !isClosed(list.map(({ points }) => points)));
  return {
    current: current === -1 ? null : current,
    tries: tries[current] ?? [],
    done: tries.filter(list => isClosed(list.map(({ points }) => points))).length,
    tried: tries.filter(list => list.length > 0).length,
    right: tries.filter(list => list.some(({ points }) => points >= 1)).length,
  };
};

/** Where a pupil stands in a lesson at own pace. */
export const pupilProgress = (state: LiveState, participantId: string): PupilProgress => {
  const known = memory.get(state) ?? new Map<string, PupilProgress>();
  memory.set(state, known);
  const progress = known.get(participantId) ?? progressOf(state, participantId);
  known.set(participantId, progress);
  return progress;
};
