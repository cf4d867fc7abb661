import type { Db } from '../../db/engine.ts';

/** Teacher mode belongs to the session: another device asks for the PIN again. */
export const setTeacherMode = async (db: Db, sessionId: string, at: string | null): Promise<void> => {
  await db.updateTable('sessions').set({ teacher_mode_at: at }).where('id', '=', sessionId).execute();
};
