import { compiledOnce, type ValueOf } from '../../db/compiled-once.ts';
import type { Db } from '../../db/engine.ts';

const namesOf = compiledOnce((db, value: ValueOf<{ userId: string }>) =>
  db.selectFrom('users').select(['real_name', 'username']).where('id', '=', value('userId')),
);

export const nameOfUser = async (db: Db, userId: string): Promise<string> => {
  const [row] = await namesOf(db, { userId });
  return row?.real_name ?? row?.username ?? '';
};
