import type { Db } from '../../db/engine.ts';
import { lacksAddress } from '../../db/no-address.ts';
import type { ClassScope } from './diary-store.ts';

export const classByCode = (db: Db, classCode: string, endedAfter: string) =>
  db
    .selectFrom('classes')
    .select(['id', 'class_name'])
    .where('class_code', '=', classCode)
    .where('expires_at', '>', endedAfter)
    .executeTakeFirst();

const seated = (db: Db, classId: string) =>
  db
    .selectFrom('class_seats')
    .innerJoin('users', 'users.id', 'class_seats.student_id')
    .where('class_seats.class_id', '=', classId)
    .orderBy('users.username_folded')
    .orderBy('users.id');

/** Pupils who sign in with the class code. */
export const classPupils = (db: Db, classId: string) =>
  seated(db, classId)
    .innerJoin('class_accounts', 'class_accounts.user_id', 'users.id')
    .select(['users.id', 'users.username', 'users.real_name'])
    .execute();

/** Every pupil of the class, and how they sign in. */
export const rosterOf = (db: Db, { classId }: Pick<ClassScope, 'classId'>) =>
  seated(db, classId)
    .leftJoin('class_accounts', 'class_accounts.user_id', 'users.id')
    .select(['users.id', 'users.username', 'users.real_name', 'users.email', 'users.last_login_at', 'class_accounts.failures'])
    .execute();

export const countFreeSeats = async (trx: Db, classId: string): Promise<number> =>
  (
    await trx
      .selectFrom('class_seats')
      .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('free'))
      .where('class_id', '=', classId)
      .where('student_id', 'is', null)
      .executeTakeFirstOrThrow()
  ).free;

/** Of the given pupils of a class, those without an address. */
export const withoutAddress = async (db: Db, userIds: readonly string[]): Promise<Set<string>> => {
  if (userIds.length === 0) return new Set();
  const rows = await db.selectFrom('users').select('users.id').where('users.id', 'in', userIds).where(lacksAddress).execute();
  return new Set(rows.map(({ id }) => id));
};
