import type { Db } from '../../db/engine.ts';
import type { PaymentsTable } from '../../db/tables/billing.ts';

export const findPayment = (db: Db, providerRef: string) =>
  db.selectFrom('payments').selectAll().where('provider_ref', '=', providerRef).executeTakeFirst();

/** Upserts the payment; a repeated call updates only the mutable columns. */
export const upsertPayment = async (db: Db, row: Omit<PaymentsTable, 'withdrawn_at'>): Promise<void> => {
  const { refunded_at, disputed_at } = row;
  await db
    .insertInto('payments')
    .values({ ...row, withdrawn_at: null })
    .onConflict(conflict => conflict.column('provider_ref').doUpdateSet({ refunded_at, disputed_at }))
    .execute();
};

export const paymentsOfUser = (db: Db, userId: string) =>
  db
    .selectFrom('payments')
    .innerJoin('billing_subjects', 'billing_subjects.subject_id', 'payments.subject_id')
    .leftJoin('checkouts', 'checkouts.id', 'payments.checkout_id')
    .select([
      'payments.id',
      'payments.kind',
      'payments.amount_ron',
      'payments.provider_ref',
      'payments.subscription_ref',
      'payments.paid_at',
      'payments.refunded_at',
      'payments.disputed_at',
      'payments.withdrawn_at',
      'checkouts.class_name',
    ])
    .where('billing_subjects.user_id', '=', userId)
    .orderBy('payments.paid_at', 'desc')
    .orderBy('payments.id', 'desc')
    .execute();

/** True only for the call that recorded the withdrawal. */
export const declareWithdrawal = async (trx: Db, paymentId: string, now: string): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('payments')
    .set({ withdrawn_at: now })
    .where('id', '=', paymentId)
    .where('withdrawn_at', 'is', null)
    .where('refunded_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const unsettledWithdrawals = (db: Db) =>
  db
    .selectFrom('payments')
    .select(['provider_ref', 'subscription_ref'])
    .where('withdrawn_at', 'is not', null)
    .where('refunded_at', 'is', null)
    .execute();
