import { CLASS_LOGIN_TRIES } from '@eszkerek/contract';
import type { Db } from '../../db/engine.ts';
import { lacksAddress } from '../../db/no-address.ts';

export const insertClassAccount = async (trx: Db, userId: string, now: string): Promise<void> => {
  await trx
    .insertInto('class_accounts')
    .values({ user_id: userId, picture_hash: null, asked_email: null, left_at: null, created_at: now })
    .execute();
};

export const findClassAccount = (db: Db, userId: string) =>
  db
    .selectFrom('class_accounts')
    .innerJoin('users', 'users.id', 'class_accounts.user_id')
    .select(['users.id', 'users.email', 'users.password_hash', 'users.deletion_requested_at'])
    .select(['class_accounts.picture_hash', 'class_accounts.failures', 'class_accounts.asked_email'])
    .where('class_accounts.user_id', '=', userId)
    .executeTakeFirst();

/** Counts a try before it is checked: tries sent in parallel are not more than five. The number of the try, undefined when none is left. */
export const takeTry = async (db: Db, userId: string): Promise<number | undefined> => {
  const row = await db
    .updateTable('class_accounts')
    .set(eb => ({ failures: eb('failures', '+', 1) }))
    .where('user_id', '=', userId)
    .where('failures', '<', CLASS_LOGIN_TRIES)
    .returning('failures')
    .executeTakeFirst();
  return row?.failures;
};

export const giveBackTry = async (db: Db, userId: string): Promise<void> => {
  await db
    .updateTable('class_accounts')
    .set(eb => ({ failures: eb('failures', '-', 1) }))
    .where('user_id', '=', userId)
    .where('failures', '>', 0)
    .execute();
};

export const forgetTries = async (db: Db, userId: string): Promise<boolean> =>
  (await db.updateTable('class_accounts').set({ failures: 0 }).where('user_id', '=', userId).executeTakeFirst()).numUpdatedRows > 0n;

/** The one given counts from now on, the other ends. */
export const setClassSecret = async (
  trx: Db,
  userId: string,
  secret: { pictureHash: string | null; passwordHash: string | null },
): Promise<void> => {
  await trx.updateTable('class_accounts').set({ picture_hash: secret.pictureHash, failures: 0 }).where('user_id', '=', userId).execute();
  await trx.updateTable('users').set({ password_hash: secret.passwordHash }).where('id', '=', userId).execute();
};

export const setAskedEmail = async (trx: Db, userId: string, email: string | null): Promise<void> => {
  await trx.updateTable('class_accounts').set({ asked_email: email }).where('user_id', '=', userId).execute();
};

export const setLeftAt = async (trx: Db, userId: string, leftAt: string | null): Promise<void> => {
  await trx.updateTable('class_accounts').set({ left_at: leftAt }).where('user_id', '=', userId).execute();
};

/** Accounts without an address whose class ended, or who were taken out of it, before the given time. */
export const classAccountsLeftBefore = (db: Db, before: string) =>
  db
    .selectFrom('class_accounts')
    .innerJoin('users', 'users.id', 'class_accounts.user_id')
    .leftJoin('class_seats', 'class_seats.student_id', 'users.id')
    .leftJoin('classes', 'classes.id', 'class_seats.class_id')
    .select('users.id')
    .where(lacksAddress)
    .where(where =>
      where.or([
        where('classes.expires_at', '<', before),
        // Without a seat and without a time: the seat was freed when its class was over for long.
        where.and([where('classes.id', 'is', null), where.or([where('left_at', 'is', null), where('left_at', '<', before)])]),
      ]),
    )
    .limit(1000)
    .execute();
