import type { GuidePart } from '@eszkerek/contract/guide-shapes';
import { SUBJECTS, type Subject } from '@eszkerek/documents/base';
import { PLACEMENT } from '@eszkerek/guide/placement';
import type { PlanInput } from '@eszkerek/guide/plan';
import type { Deps } from '../../deps.ts';
import { answeredTasks, findTaskAttempt } from '../quiz/task-attempt.ts';
import type { PupilGuide } from './pupil-guide.ts';

export const PLACEMENT_SLUG = 'hol-tartasz-';

/** Where a placement stands that was left half-way: opening it goes on there. */
export const leftPlacement = async ({ engine, clock }: Deps, userId: string, subject: string): Promise<GuidePart['open']> => {
  const attempt = await findTaskAttempt(engine.db, userId, `${PLACEMENT_SLUG}${subject}`, clock.now());
  const answered = attempt ? (await answeredTasks(engine.db, attempt)).length : 0;
  return answered > 0 ? { answered, of: PLACEMENT.most } : null;
};

/** A subject whose placement waits to be gone on with, for the plan of a day. */
export const halfPlaced = async (deps: Deps, guide: PupilGuide): Promise<PlanInput['halfPlaced']> => {
  const leftIn = async (subject: Subject) => {
    const open = guide.isPlaced(subject) ? null : await leftPlacement(deps, guide.pupil.user_id, subject);
    return open ? [{ subject, left: open.of - open.answered }] : [];
  };
  return (await Promise.all(SUBJECTS.map(leftIn))).flat()[0] ?? null;
};
