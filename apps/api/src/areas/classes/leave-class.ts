import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/engine.ts';
import { cancelCards } from '../auth/cancel-cards.ts';
import { noteLeftClass } from '../auth/unlock-class-login.ts';
import { freeSeatOf, studentsOfTeacher } from './seat-store.ts';

/** Frees the pupil's seat (in that class alone, if one is named) and ends the sign-in cards printed for it; false when there was none. */
export const leaveClass = async (trx: Db, deps: { clock: Clock }, input: { userId: string; classId?: string }): Promise<boolean> => {
  if (!(await freeSeatOf(trx, input.userId, input.classId))) return false;
  await cancelCards(trx, deps, [input.userId]);
  await noteLeftClass(trx, input.userId, deps.clock.now().toISOString());
  return true;
};

/** A teacher who is no longer approved has no valid cards in anybody's hands. */
export const cancelCardsOfTeacher = async (trx: Db, deps: { clock: Clock }, teacherId: string): Promise<void> =>
  cancelCards(trx, deps, await studentsOfTeacher(trx, teacherId));
