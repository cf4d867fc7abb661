import type { Db } from '../../db/engine.ts';
import { homeworkDueAfter } from './homework-store.ts';

/** Whether a page is homework whose deadline is still ahead: in any class, or in those of one teacher. */
export const isRunningHomework = async (db: Db, input: { slug: string; now: string; teacherId?: string }): Promise<boolean> =>
  (await homeworkDueAfter(db, input)) !== undefined;
