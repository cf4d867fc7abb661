import { type SubscriptionEntry, type SubscriptionStatus, TRIAL_DAYS } from '@eszkerek/contract';
import { addDays } from '../../clock.ts';
import type { Db } from '../../db/engine.ts';
import { readAccount, readApprovedClass, readSubscriptions } from './access-store.ts';

export interface Access {
  isSubscribed: boolean;
  subscriptionStatus: SubscriptionStatus;
  isPermanentFree: boolean;
  isMemberOfApprovedClass: boolean;
  /** Running subscriptions, newest period first; ended ones show only in the status. */
  subscriptions: SubscriptionEntry[];
  trialEndsAt: string;
  /** The stated rule: subscribed, or within 30 days of registration. */
  hasPremium: boolean;
}

type Owned = Awaited<ReturnType<typeof readSubscriptions>>[number];
type Live = Owned & { status: 'active' | 'trialing' };

/** An expired period has ended even if the provider has not reported it yet. */
const isLive = (subscription: Owned, at: string): subscription is Live =>
  (subscription.status === 'active' || subscription.status === 'trialing') && subscription.current_period_end > at;

const statusOf = (live: Live | undefined, latest: Owned | undefined, trialActive: boolean): SubscriptionStatus => {
  if (live) return live.status;
  if (trialActive) return 'trialing';
  if (latest?.status === 'past_due') return 'past_due';
  return latest ? 'canceled' : 'none';
};

type Account = NonNullable<Awaited<ReturnType<typeof readAccount>>>;

/** Undefined for an account that is gone. */
export const accessOf = async (db: Db, userId: string, now: Date): Promise<Access | undefined> => {
  const account = await readAccount(db, userId);
  return account && accessFor(db, account, now);
};

/** The one place that decides who has premium access. */
export const accessFor = async (db: Db, account: Account, now: Date): Promise<Access> => {
  const at = now.toISOString();
  const [owned, approvedClass] = await Promise.all([readSubscriptions(db, account.id), readApprovedClass(db, account.id, at)]);
  const live = owned.filter(subscription => isLive(subscription, at));
  const isMemberOfApprovedClass = approvedClass !== undefined;
  const isPermanentFree = account.permanent_free_at !== null;
  const vipTeacher = account.role === 'teacher' && account.approved_at !== null;
  const isSubscribed = live.length > 0 || vipTeacher || isPermanentFree || isMemberOfApprovedClass || account.role === 'admin';
  const trialEndsAt = addDays(new Date(account.created_at), TRIAL_DAYS).toISOString();
  const trialActive = !isSubscribed && trialEndsAt > at;
  const trial = { status: 'trialing', plan_id: null, plan_name: null, current_period_end: trialEndsAt } as const;
  return {
    isSubscribed,
    subscriptionStatus: vipTeacher ? 'vip_teacher' : statusOf(live[0], owned[0], trialActive),
    isPermanentFree,
    isMemberOfApprovedClass,
    subscriptions: trialActive ? [...live, trial] : live,
    trialEndsAt,
    hasPremium: isSubscribed || trialActive,
  };
};
