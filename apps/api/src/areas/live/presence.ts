import { newId } from '../../db/id.ts';
import type { Live } from './context.ts';
import { touchLesson } from './lesson-store.ts';
import { oncePerState } from './once-per-state.ts';
import { isStillAway, markAway, markHere, type ParticipantRow } from './participant-store.ts';
import { pupilProgress } from './progress.ts';

/** A phone that changes its network or reloads is back within this time. */
const AWAY_AFTER_MS = 20_000;

/** Pupils whose device has been away for a while. */
export const awayIds = oncePerState(({ participants, now }): ReadonlySet<string> => {
  const hasLeft = ({ away_at }: ParticipantRow) => away_at !== null && now.getTime() - Date.parse(away_at) >= AWAY_AFTER_MS;
  return new Set(participants.filter(hasLeft).map(({ id }) => id));
});

/** Those whose answer is waited for, and those who left after giving it. */
export const presentCount = oncePerState((state): number => {
  const { lesson, content, participants, answers } = state;
  const away = awayIds(state);
  const questionId = content.items[lesson.question_index]?.id;
  const answered = (id: string): boolean =>
    lesson.pace === 'own'
      ? pupilProgress(state, id).current === null
      : answers.some(row => row.participant_id === id && row.question_id === questionId && row.round === lesson.round);
  return participants.filter(({ id }) => !away.has(id) || answered(id)).length;
});

/** Notes that a pupil's stream opened; the result is called when it closes. Only the newest stream of a pupil counts, on whichever node. */
export const enterPresence = async ({ deps, bus }: Live, { lesson_id, id, away_at }: ParticipantRow): Promise<() => Promise<void>> => {
  const streamId = newId();
  const tellCounts = async () => bus.counted(lesson_id, await deps.engine.write(trx => touchLesson(trx, lesson_id)));
  await markHere(deps.engine.db, id, streamId);
  if (away_at !== null) await tellCounts();
  return async () => {
    if (!(await markAway(deps.engine.db, { id, streamId, now: deps.clock.now().toISOString() }))) return;
    const timer = setTimeout(() => {
      void isStillAway(deps.engine.db, id, streamId)
        .then(away => (away ? tellCounts() : undefined))
        .catch(() => {});
    }, AWAY_AFTER_MS);
    timer.unref();
  };
};
