import type { Db } from '../../db/engine.ts';

export const nameOfUser = async (db: Db, userId: string): Promise<string> => {
  const row = await db.selectFrom('users').select(['real_name', 'username']).where('id', '=', userId).executeTakeFirst();
  return row?.real_name ?? row?.username ?? '';
};
