import { dayOf } from '@eszkerek/guide/day';
import { REVIEW_MINUTES } from '@eszkerek/guide/plan';
import { reasonText } from '@eszkerek/guide/reasons';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import type { Attempt } from '../quiz/attempt.ts';
import { versionsOf } from '../quiz/question-versions.ts';
import { answeredTasks, findTaskAttempt, startTaskAttempt } from '../quiz/task-attempt.ts';
import { viewAttempt } from '../quiz/view-attempt.ts';
import { parseParts } from './day-plan.ts';
import { askableMistakes, fadingLessons } from './due.ts';
import { mayOpenOf } from './lesson-access.ts';
import { readPlansSince } from './plan-store.ts';
import { type PupilGuide, readGuide } from './pupil-guide.ts';
import { buildRound, type RoundWish } from './review-round.ts';

export const REVIEW_SLUG = 'ismetles';

const textOf = (guide: PupilGuide, lesson: string, reason: 'mistake' | 'due' | 'practice'): string => {
  const lastAt = guide.state(lesson)?.lastAt ?? guide.now;
  const id = reason === 'practice' && guide.step(lesson) !== 'practise' ? 'due' : reason;
  return reasonText({ id, days: guide.daysSince(lastAt) });
};

const viewRound = async (deps: Deps, caller: Caller, attempt: Attempt) => {
  const guide = await readGuide(deps, caller.userId);
  return {
    attempt: await viewAttempt(deps.engine.db, deps, versionsOf(deps.engine), caller, attempt),
    resumed: !attempt.untouched,
    items: attempt.shown.items.map(({ id, lesson = '', reason = 'practice' }) => ({
      questionId: id,
      lesson: guide.lesson(lesson)?.title ?? '',
      reason,
      text: textOf(guide, lesson, reason),
    })),
  };
};

/** A round of another day does not close today's part. */
const isOfToday = async (deps: Deps, caller: Caller, { row }: Attempt): Promise<boolean> => {
  const { today, place } = await readGuide(deps, caller.userId);
  return dayOf(Date.parse(row.started_at), place.country) === today;
};

/** As long as the card of the plan says, and beside the plan's warm-up. */
const ofPlan = async (deps: Deps, caller: Caller): Promise<Pick<RoundWish, 'minutes' | 'warmUp'>> => {
  const { today } = await readGuide(deps, caller.userId);
  const plan = (await readPlansSince(deps.engine.db, caller.userId, today)).find(({ day }) => day === today);
  return { minutes: REVIEW_MINUTES, warmUp: plan && parseParts(plan.parts).find(({ kind }) => kind === 'warmup')?.target };
};

/** Starts a round, or resumes the open one; its answers go through the attempt's own calls. */
export const startReview = async (
  deps: Deps,
  caller: Caller,
  input: RoundWish & { fresh?: boolean | undefined; planned?: boolean | undefined },
) => {
  const now = deps.clock.now();
  const found = input.fresh ? undefined : await findTaskAttempt(deps.engine.db, caller.userId, REVIEW_SLUG, now);
  const open = found && input.planned && !(await isOfToday(deps, caller, found)) ? undefined : found;
  if (open) return viewRound(deps, caller, open);
  const round = await buildRound(deps, caller.userId, input.planned ? { ...input, ...(await ofPlan(deps, caller)) } : input);
  const started = { userId: caller.userId, slug: REVIEW_SLUG, mode: 'practice', title: 'Ismétlés', ...round } as const;
  return viewRound(deps, caller, await startTaskAttempt(deps, started, now));
};

export const readReviewState = async (deps: Deps, caller: Caller) => {
  const guide = await readGuide(deps, caller.userId);
  const mayOpen = await mayOpenOf(deps, caller.userId);
  const open = await findTaskAttempt(deps.engine.db, caller.userId, REVIEW_SLUG, deps.clock.now());
  const answered = open ? new Set((await answeredTasks(deps.engine.db, open)).map(row => row.question_id)).size : 0;
  return {
    mistakes: (await askableMistakes(deps, guide, mayOpen)).length,
    lessons: fadingLessons(guide, mayOpen).length,
    open: open ? { attempt: open.row.id, asked: open.shown.items.length, answered } : null,
  };
};
