import type { Deps } from '../../deps.ts';
import { seatOf } from './seat-store.ts';

/** The teacher of the running class the pupil sits in. */
export const teacherOfPupil = async ({ engine, clock }: Pick<Deps, 'engine' | 'clock'>, studentId: string): Promise<string | null> => {
  const seat = await seatOf(engine.db, studentId);
  return seat && seat.expires_at > clock.now().toISOString() ? seat.teacher_id : null;
};
