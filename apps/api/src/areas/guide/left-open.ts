import type { GuidePart } from '@eszkerek/contract/guide-shapes';
import { isClosed } from '@eszkerek/exercises/grading/score';
import { dayOf } from '@eszkerek/guide/day';
import type { Db } from '../../db/engine.ts';
import type { Deps } from '../../deps.ts';
import { askedHomework } from '../classes/asked-homework.ts';
import type { Attempt } from '../quiz/attempt.ts';
import { triesOf } from '../quiz/score.ts';
import { answeredTasks, findTaskAttempt } from '../quiz/task-attempt.ts';
import type { StoredPart } from './day-plan.ts';
import { leftPlacement } from './open-placement.ts';
import type { PupilGuide } from './pupil-guide.ts';
import { REVIEW_SLUG } from './review-slug.ts';

/** How many of its questions are done with: one with a second try left is the one to go on with. */
export const closedTasks = async (db: Db, attempt: Attempt): Promise<number> => {
  const tries = await answeredTasks(db, attempt);
  return attempt.shown.items.filter(({ id }) => isClosed(triesOf(id, tries))).length;
};

/** The questions of a homework, a placement or a review round that was left half-way: only where opening it goes on with them. */
export const leftOpen = async (deps: Deps, guide: PupilGuide, { kind, target, doneAt }: StoredPart): Promise<GuidePart['open']> => {
  const userId = guide.pupil.user_id;
  if (doneAt === null && kind === 'placement') return leftPlacement(deps, userId, target);
  if (doneAt !== null || (kind !== 'homework' && kind !== 'review')) return null;
  const attempt = await findTaskAttempt(deps.engine.db, userId, target || REVIEW_SLUG, deps.clock.now());
  if (!attempt) return null;
  const { started_at, mode } = attempt.row;
  if (kind === 'review' && dayOf(Date.parse(started_at), guide.place.country) !== guide.today) return null;
  const asked = kind === 'homework' ? await askedHomework(deps, userId, target) : null;
  if (asked && (started_at < asked.since || (asked.mode ?? mode) !== mode)) return null;
  const answered = await closedTasks(deps.engine.db, attempt);
  const of = attempt.shown.items.length;
  return answered > 0 && answered < of ? { answered, of } : null;
};
