import { AppError } from '@eszkerek/contract';
import type { LiveAction } from '@eszkerek/contract/live';
import { addSeconds } from '../../clock.ts';
import type { Db } from '../../db/engine.ts';
import type { LiveLessonsTable } from '../../db/tables/live.ts';
import type { Live } from './context.ts';
import { endLesson } from './end-lesson.ts';
import { type Change, changeLesson } from './lesson-state.ts';
import { lockLesson, updateLesson } from './lesson-store.ts';
import { withTwin } from './twin.ts';

const MORE_SECONDS = 30;

interface ActInput {
  id: string;
  teacherId: string;
  action: LiveAction;
  /** The step the teacher saw: a double tap on a slow line must not skip a question. */
  step: number;
  index?: number | undefined;
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockLesson>>>;

const deadlineOf = (lesson: Locked, timer: Change['timer'], now: Date): string | null => {
  if (timer === 'keep') return lesson.deadline_at;
  if (timer === 'clear') return null;
  if (timer === 'more') {
    const from = lesson.deadline_at && lesson.deadline_at > now.toISOString() ? new Date(lesson.deadline_at) : now;
    return addSeconds(from, MORE_SECONDS).toISOString();
  }
  return lesson.timer_seconds === null ? null : addSeconds(now, lesson.timer_seconds).toISOString();
};

const twinChange = async ({ deps, contents, versions }: Live, trx: Db, lesson: Locked): Promise<Partial<LiveLessonsTable>> => {
  const before = await contents.of(trx, lesson);
  const questions = await versions.all(trx, before);
  const content = withTwin(deps.library, lesson.slug, before, lesson.question_index, questions[lesson.question_index]);
  if (!content) throw new AppError('conflict', { message: 'Ehhez a kérdéshez nincs hasonló feladat.' });
  return { content: JSON.stringify(content), question_count: content.items.length };
};

/** One transaction under the lesson's lock. An action that names an older step changes nothing; the reply carries the current state. */
export const actOnLesson = async (live: Live, input: ActInput): Promise<number> => {
  const { deps, bus } = live;
  const outcome = await deps.engine.write(async trx => {
    const lesson = await lockLesson(trx, input.id);
    if (!lesson || lesson.teacher_id !== input.teacherId) throw new AppError('notFound');
    if (lesson.step !== input.step) return { step: lesson.step, version: null };
    const state = {
      phase: lesson.phase,
      index: lesson.question_index,
      round: lesson.round,
      paused: lesson.paused === 1,
      showBars: lesson.show_bars === 1,
    };
    const facts = { pace: lesson.pace, total: lesson.question_count, index: input.index };
    const change = changeLesson(state, input.action, facts);
    if (!change) throw new AppError('conflict', { message: 'Ez a lépés most nem lehetséges.' });
    const now = deps.clock.now();
    const ends = change.state.phase === 'ended';
    await updateLesson(trx, lesson.id, {
      ...(ends ? { summary: await endLesson(live, trx, lesson, now) } : {}),
      ...(change.addsTwin ? await twinChange(live, trx, lesson) : {}),
      phase: change.state.phase,
      question_index: change.state.index,
      round: change.state.round,
      paused: change.state.paused ? 1 : 0,
      show_bars: change.state.showBars ? 1 : 0,
      deadline_at: deadlineOf(lesson, change.timer, now),
      step: lesson.step + 1,
      ended_at: ends ? now.toISOString() : null,
    });
    return { step: lesson.step + 1, version: lesson.version + 1 };
  });
  if (outcome.version !== null) bus.changed(input.id, outcome.version);
  return outcome.step;
};
