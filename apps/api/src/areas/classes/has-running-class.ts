import type { Deps } from '../../deps.ts';
import { classesOfTeacher } from './class-store.ts';

/** Whether the teacher has a paid class that has not ended. */
export const hasRunningClass = async ({ engine, clock }: Pick<Deps, 'engine' | 'clock'>, teacherId: string): Promise<boolean> =>
  (await classesOfTeacher(engine.db, teacherId, clock.now().toISOString())).length > 0;
