import type { Deps } from '../../deps.ts';
import { workerBroadcast } from '../../worker-broadcast.ts';
import { makeLive } from './context.ts';
import { endLesson } from './end-lesson.ts';
import { expiredOpenLessons, lockLesson, updateLesson } from './lesson-store.ts';
import { LiveBus } from './live-bus.ts';
import { deleteFormerParticipants } from './participant-store.ts';

/** Ends lessons whose code has expired, as the teacher would have, and removes who took part in those that are over. */
export const endStaleLessons = async (deps: Deps): Promise<void> => {
  const now = deps.clock.now();
  const bus = new LiveBus(deps.engine.broadcast ?? workerBroadcast(), () => {});
  const live = makeLive(deps, bus);
  for (const id of await expiredOpenLessons(deps.engine.db, now.toISOString())) {
    const version = await deps.engine.db.transaction().execute(async trx => {
      const lesson = await lockLesson(trx, id);
      if (!lesson || lesson.ended_at) return null;
      const summary = await endLesson(live, trx, lesson, now);
      const ended_at = now.toISOString();
      await updateLesson(trx, id, { phase: 'ended', paused: 0, deadline_at: null, step: lesson.step + 1, ended_at, summary });
      return lesson.version + 1;
    });
    if (version !== null) bus.changed(id, version);
  }
  await deleteFormerParticipants(deps.engine.db, now.toISOString());
  bus.stop();
};
