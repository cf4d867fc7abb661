import type { Db } from '../../db/engine.ts';

/** Billing rows refer to a random subject id, which outlives the account without identifying the person. */
export const subjectOfUser = (db: Db, userId: string) =>
  db.selectFrom('billing_subjects').select(['subject_id', 'provider', 'customer_ref']).where('user_id', '=', userId).executeTakeFirst();

export const userOfSubject = async (db: Db, subjectId: string) =>
  db.selectFrom('billing_subjects').select('user_id').where('subject_id', '=', subjectId).executeTakeFirst();

export const insertSubject = async (db: Db, row: { subjectId: string; userId: string; provider: string; now: string }): Promise<void> => {
  await db
    .insertInto('billing_subjects')
    .values({ subject_id: row.subjectId, user_id: row.userId, provider: row.provider, customer_ref: null, created_at: row.now })
    .onConflict(conflict => conflict.column('user_id').doNothing())
    .execute();
};

/** A customer id is valid only at its own provider. */
export const changeProvider = async (db: Db, subjectId: string, provider: string): Promise<void> => {
  await db.updateTable('billing_subjects').set({ provider, customer_ref: null }).where('subject_id', '=', subjectId).execute();
};

export const linkCustomer = async (db: Db, subjectId: string, customerRef: string): Promise<void> => {
  await db
    .updateTable('billing_subjects')
    .set({ customer_ref: customerRef })
    .where('subject_id', '=', subjectId)
    .where('customer_ref', 'is', null)
    .execute();
};

export const emailOf = (db: Db, userId: string) =>
  db.selectFrom('users').select(['email', 'username', 'real_name']).where('id', '=', userId).executeTakeFirst();

export const confirmedParentOf = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['username', 'real_name', 'parental_email'])
    .where('id', '=', userId)
    .where('parental_confirmed_at', 'is not', null)
    .executeTakeFirst();
