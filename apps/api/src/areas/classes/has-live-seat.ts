import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/engine.ts';
import { liveSeatOf } from './seat-store.ts';

/** A seat in a class that runs and whose teacher is approved (or has left: the class runs to its end). */
export const hasLiveSeat = async (db: Db, deps: { clock: Clock }, studentId: string): Promise<boolean> =>
  (await liveSeatOf(db, studentId, deps.clock.now().toISOString())) !== undefined;
