import { dayOf } from '@eszkerek/guide/day';
import { REVIEW_MINUTES } from '@eszkerek/guide/plan';
import { type Reason, reasonText } from '@eszkerek/guide/reasons';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import type { Attempt } from '../quiz/attempt.ts';
import { readMisses } from '../quiz/mistake-book.ts';
import { versionsOf } from '../quiz/question-versions.ts';
import type { ShownItem } from '../quiz/shown.ts';
import { findTaskAttempt, startTaskAttempt } from '../quiz/task-attempt.ts';
import { viewAttempt } from '../quiz/view-attempt.ts';
import { parseParts } from './day-plan.ts';
import { askableMistakes, fadingLessons } from './due.ts';
import { closedTasks } from './left-open.ts';
import { mayOpenOf } from './lesson-access.ts';
import { readPlansSince } from './plan-store.ts';
import { type PupilGuide, readGuide } from './pupil-guide.ts';
import { buildRound, type RoundWish } from './review-round.ts';
import { REVIEW_SLUG } from './review-slug.ts';

type Misses = Awaited<ReturnType<typeof readMisses>>;

/** A miss made during this round is newer than its start: its count and date are left out of the reason. */
const reasonOf = (guide: PupilGuide, { lesson = '', reason = 'practice', mistake }: ShownItem, misses: Misses, since: string): Reason => {
  const missed = mistake && misses(mistake);
  if (reason === 'mistake')
    return missed && missed.missed_at < since
      ? { id: 'mistake', missed: missed.misses, days: guide.daysSince(Date.parse(missed.missed_at)), count: missed.step }
      : { id: 'mistake' };
  if (guide.isMissedLast(lesson)) return { id: 'missed-last' };
  const lastAt = guide.state(lesson)?.lastAt ?? guide.now;
  const id = reason === 'practice' && guide.step(lesson) !== 'practise' ? 'due' : reason;
  return { id, days: guide.daysSince(lastAt) };
};

const ofLesson = ({ reason }: ShownItem): boolean => reason !== 'mistake';

/** A lesson that comes again in the same round says only that. */
const reasonsOf = (guide: PupilGuide, items: readonly ShownItem[], misses: Misses, since: string): Reason[] =>
  items.map((item, i) =>
    ofLesson(item) && items.slice(0, i).some(({ lesson }) => lesson === item.lesson)
      ? { id: 'same-lesson' }
      : reasonOf(guide, item, misses, since),
  );

/** The same is not said twice in the same words while there are others. */
const inTurns = (reasons: readonly Reason[]): string[] => {
  const said = new Map<string, number>();
  return reasons.map(reason => {
    const text = reasonText(reason);
    const turn = said.get(text) ?? 0;
    said.set(text, turn + 1);
    return reasonText({ ...reason, turn });
  });
};

const viewRound = async (deps: Deps, caller: Caller, attempt: Attempt) => {
  const guide = await readGuide(deps, caller.userId);
  const { items } = attempt.shown;
  const misses = await readMisses(
    deps.engine.db,
    caller.userId,
    items.flatMap(({ mistake }) => mistake ?? []),
  );
  const texts = inTurns(reasonsOf(guide, items, misses, attempt.row.started_at));
  return {
    attempt: await viewAttempt(deps.engine.db, deps, versionsOf(deps.engine), caller, attempt),
    resumed: !attempt.untouched,
    items: items.map(({ id, lesson = '', reason = 'practice' }, i) => ({
      questionId: id,
      lesson: guide.lesson(lesson)?.title ?? '',
      reason,
      text: texts[i] ?? '',
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
  const answered = open ? await closedTasks(deps.engine.db, open) : 0;
  return {
    mistakes: (await askableMistakes(deps, guide, mayOpen)).length,
    lessons: fadingLessons(guide, mayOpen).length,
    open: open ? { attempt: open.row.id, asked: open.shown.items.length, answered } : null,
  };
};
