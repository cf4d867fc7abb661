import type { Db } from '../../db/engine.ts';

export const registeredBetween = (db: Db, after: string, until: string) =>
  db.selectFrom('users').select(['id', 'created_at']).where('created_at', '>', after).where('created_at', '<=', until).execute();
