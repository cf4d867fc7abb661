import type { Db } from '../../db/engine.ts';
import type { SubscriptionsTable } from '../../db/tables/billing.ts';

type Row = Omit<SubscriptionsTable, 'bonus_months'>;

export const upsertSubscription = async (db: Db, row: Row): Promise<void> => {
  const { plan_id, plan_name, status, current_period_end, cancel_at_period_end_at, updated_at } = row;
  await db
    .insertInto('subscriptions')
    .values(row)
    .onConflict(conflict =>
      conflict.column('provider_ref').doUpdateSet({ plan_id, plan_name, status, current_period_end, cancel_at_period_end_at, updated_at }),
    )
    .execute();
};

/** The account's own running subscription, if any: rewards extend it, and a second purchase is refused. */
export const runningSubscription = (db: Db, userId: string, now: string) =>
  db
    .selectFrom('subscriptions')
    .innerJoin('billing_subjects', 'billing_subjects.subject_id', 'subscriptions.subject_id')
    .select(['subscriptions.provider_ref', 'subscriptions.current_period_end', 'subscriptions.plan_name'])
    .where('billing_subjects.user_id', '=', userId)
    .where('subscriptions.status', 'in', ['active', 'trialing'])
    .where('subscriptions.current_period_end', '>', now)
    .orderBy('subscriptions.current_period_end', 'desc')
    .executeTakeFirst();

/** Whether there was ever one, running or not: its invoices are at the provider. */
export const hasSubscription = async (db: Db, subjectId: string): Promise<boolean> =>
  (await db.selectFrom('subscriptions').select('provider_ref').where('subject_id', '=', subjectId).executeTakeFirst()) !== undefined;

/** Subscriptions whose period ended without an event: it may have been lost. */
export const overdueSubscriptions = (db: Db, provider: string, before: string) =>
  db
    .selectFrom('subscriptions')
    .innerJoin('billing_subjects', 'billing_subjects.subject_id', 'subscriptions.subject_id')
    .select('subscriptions.provider_ref')
    .where('billing_subjects.provider', '=', provider)
    .where('subscriptions.status', 'in', ['active', 'trialing'])
    .where('subscriptions.current_period_end', '<', before)
    .execute();

/** Subscriptions of deleted accounts, to be cancelled. */
export const orphanedSubscriptions = (db: Db, provider: string) =>
  db
    .selectFrom('subscriptions')
    .innerJoin('billing_subjects', 'billing_subjects.subject_id', 'subscriptions.subject_id')
    .select('subscriptions.provider_ref')
    .where('billing_subjects.user_id', 'is', null)
    .where('billing_subjects.provider', '=', provider)
    .where('subscriptions.status', '!=', 'canceled')
    .execute();

export const addBonusMonth = async (db: Db, providerRef: string): Promise<void> => {
  await db
    .updateTable('subscriptions')
    .set(eb => ({ bonus_months: eb('bonus_months', '+', 1) }))
    .where('provider_ref', '=', providerRef)
    .execute();
};
