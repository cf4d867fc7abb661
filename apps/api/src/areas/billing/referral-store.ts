import type { Db } from '../../db/engine.ts';

/** Referrals to count: the referred account's first subscription payment is old enough and was not refunded. */
export const ripeReferrals = (db: Db, paidBefore: string) =>
  db
    .selectFrom('referrals')
    .innerJoin('billing_subjects', 'billing_subjects.user_id', 'referrals.referred_id')
    .innerJoin('payments as first', 'first.subject_id', 'billing_subjects.subject_id')
    .select(['referrals.id', 'referrals.referrer_id'])
    .where('referrals.counted_at', 'is', null)
    .where('referrals.referrer_id', 'is not', null)
    .where('first.kind', '!=', 'class')
    .where('first.paid_at', '<=', paidBefore)
    .where('first.refunded_at', 'is', null)
    .where('first.disputed_at', 'is', null)
    .where('first.withdrawn_at', 'is', null)
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payments as earlier')
            .select('earlier.id')
            .whereRef('earlier.subject_id', '=', 'first.subject_id')
            .where('earlier.kind', '!=', 'class')
            .whereRef('earlier.paid_at', '<', 'first.paid_at'),
        ),
      ),
    )
    .orderBy('first.paid_at')
    .orderBy('referrals.id')
    .execute();

/** True only for the run that counted it. */
export const markCounted = async (trx: Db, id: string, now: string): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('referrals')
    .set({ counted_at: now, outcome: 'counted' })
    .where('id', '=', id)
    .where('counted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const addSuccess = async (trx: Db, referrerId: string): Promise<number> => {
  const row = await trx
    .updateTable('users')
    .set(eb => ({ successful_referrals: eb('successful_referrals', '+', 1) }))
    .where('id', '=', referrerId)
    .returning('successful_referrals')
    .executeTakeFirst();
  return row?.successful_referrals ?? 0;
};

export const addReward = async (trx: Db, referrerId: string): Promise<void> => {
  await trx
    .updateTable('users')
    .set(eb => ({ earned_rewards: eb('earned_rewards', '+', 1) }))
    .where('id', '=', referrerId)
    .execute();
};

export type Outcome = 'counted' | 'reward_due' | 'rewarded' | 'no_subscription';

export const setOutcome = async (
  db: Db,
  id: string,
  outcome: Outcome,
  reward: { ref: string; until: string } | undefined = undefined,
): Promise<void> => {
  await db
    .updateTable('referrals')
    .set({ outcome, ...(reward ? { reward_ref: reward.ref, reward_until: reward.until } : {}) })
    .where('id', '=', id)
    .execute();
};

/** Rewards granted but not yet applied at the provider; oldest first, since each builds on the previous. */
export const dueRewards = (db: Db) =>
  db
    .selectFrom('referrals')
    .select(['id', 'reward_ref', 'reward_until'])
    .where('outcome', '=', 'reward_due')
    .orderBy('reward_until')
    .execute();

export const latestDueReward = (trx: Db, subscriptionRef: string) =>
  trx
    .selectFrom('referrals')
    .select('reward_until')
    .where('outcome', '=', 'reward_due')
    .where('reward_ref', '=', subscriptionRef)
    .orderBy('reward_until', 'desc')
    .executeTakeFirst();
