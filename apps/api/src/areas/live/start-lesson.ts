import { AppError } from '@eszkerek/contract';
import { LIVE } from '@eszkerek/contract/live';
import type { LiveGuests } from '@eszkerek/contract/live-shapes';
import { isPremiumCategory } from '@eszkerek/documents/base';
import type { Region } from '@eszkerek/numbers/money';
import { addSeconds } from '../../clock.ts';
import { violatedConstraint } from '../../db/constraint.ts';
import { newId } from '../../db/id.ts';
import type { Caller } from '../../http/caller.ts';
import { accessOf } from '../billing/access.ts';
import { newClassCode } from '../classes/class-code.ts';
import { hasRunningClass } from '../classes/has-running-class.ts';
import { requireOwnClass } from '../classes/own-class.ts';
import { openPage } from '../lesson/open-document.ts';
import type { Live } from './context.ts';
import { makeContent } from './lesson-content.ts';
import { insertLesson } from './lesson-store.ts';

const CODE_TRIES = 5;

export interface StartInput {
  slug: string;
  classId: string | null;
  pace: 'teacher' | 'own';
  guests: LiveGuests;
  timerSeconds: number | null;
  questionCount?: number | undefined;
  level: 1 | 2 | 3;
  wheel: boolean;
  region?: Region | undefined;
}

/** A running class, or a permanent access, is what gives a teacher live lessons. */
const requireClass = async ({ deps }: Live, teacher: Caller, classId: string | null): Promise<void> => {
  if (classId) {
    const { expired } = await requireOwnClass(deps, classId, teacher.userId);
    if (expired) throw new AppError('classEnded');
    return;
  }
  const access = await accessOf(deps.engine.db, teacher.userId, deps.clock.now());
  if (access?.isPermanentFree || (await hasRunningClass(deps, teacher.userId))) return;
  throw new AppError('forbidden', { message: 'Élő órát futó osztállyal tudsz indítani. Osztályt a vezérlőpulton vehetsz fel.' });
};

export const startLesson = async (live: Live, teacher: Caller, input: StartInput): Promise<{ id: string; code: string }> => {
  const { deps, versions } = live;
  await requireClass(live, teacher, input.classId);
  const page = await openPage(deps, teacher, input.slug, input.region);
  const { document } = page;
  const premium = isPremiumCategory(document.category);
  if (premium && !input.classId)
    throw new AppError('invalid', { message: 'Prémium tartalomhoz válassz osztályt: csak a tagjai léphetnek be.' });
  const { content, questions } = makeContent(page, deps.library, {
    count: input.questionCount,
    level: input.level,
    region: input.region,
  });
  if (content.items.length === 0) throw new AppError('contentNotFound');
  const now = deps.clock.now();
  const id = newId();
  const lesson = {
    id,
    teacher_id: teacher.userId,
    class_id: input.classId,
    slug: document.slug,
    title: document.title,
    premium: premium ? 1 : 0,
    pace: input.pace,
    // Premium content reaches members of the class only, and a list needs a class.
    guests: premium ? 'none' : input.guests === 'classList' && !input.classId ? 'animals' : input.guests,
    timer_seconds: input.timerSeconds,
    wheel: input.wheel ? 1 : 0,
    content: JSON.stringify(content),
    question_count: content.items.length,
    phase: 'lobby',
    question_index: -1,
    round: 1,
    paused: 0,
    show_bars: 0,
    hands: '{}',
    deadline_at: null,
    step: 0,
    version: 1,
    created_at: now.toISOString(),
    expires_at: addSeconds(now, LIVE.hours * 3600).toISOString(),
    ended_at: null,
    summary: null,
  } as const;
  for (let tries = 1; ; tries++) {
    const code = newClassCode();
    try {
      await deps.engine.db.transaction().execute(async trx => {
        await versions.keep(trx, questions);
        await insertLesson(trx, { ...lesson, code });
      });
      versions.remember(questions);
      return { id, code };
    } catch (error) {
      // Another running lesson has this code.
      if (violatedConstraint(error) !== 'unique' || tries >= CODE_TRIES) throw error;
    }
  }
};
