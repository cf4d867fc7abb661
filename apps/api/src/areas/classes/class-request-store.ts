import type { Db } from '../../db/engine.ts';

export const insertRequest = async (trx: Db, input: { userId: string; classId: string; now: string }): Promise<void> => {
  await trx.insertInto('class_requests').values({ user_id: input.userId, class_id: input.classId, created_at: input.now }).execute();
};

/** Removes the account's request and returns it. */
export const takeRequest = (trx: Db, userId: string) =>
  trx.deleteFrom('class_requests').where('user_id', '=', userId).returning('class_id').executeTakeFirst();

/** Oldest first; the caller has checked that the class is the teacher's. */
export const requestsOfClass = (db: Db, classId: string, max: number) =>
  db
    .selectFrom('class_requests')
    .innerJoin('users', 'users.id', 'class_requests.user_id')
    .select(['users.username', 'users.real_name', 'class_requests.created_at as requested_at'])
    .where('class_requests.class_id', '=', classId)
    .orderBy('class_requests.created_at')
    .orderBy('users.id')
    .limit(max)
    .execute();
