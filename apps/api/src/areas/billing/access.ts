import { type SubscriptionEntry, type SubscriptionStatus, TRIAL_DAYS } from '@eszkerek/contract';
import { addDays } from '../../clock.ts';
import type { Db } from '../../db/engine.ts';
import { readAccount, readApprovedClass, readSubscriptions } from './access-store.ts';

export interface Access {
  isSubscribed: boolean;
  subscriptionStatus: SubscriptionStatus;
  isPermanentFree: boolean;
  isMemberOfApprovedClass: boolean;
  subscriptions: SubscriptionEntry[];
  trialEndsAt: string;
  /** The stated rule: subscribed, or within 30 days of registration. */
  hasPremium: boolean;
}

const GRANTING = new Set(['active', 'trialing']);

const statusOf = (subscriptions: Access['subscriptions'], own: boolean, trialActive: boolean): SubscriptionStatus => {
  const latest = subscriptions.find(s => s.plan_id !== null);
  if (own && latest) return latest.status === 'trialing' ? 'trialing' : 'active';
  if (trialActive) return 'trialing';
  if (latest?.status === 'past_due') return 'past_due';
  return latest ? 'canceled' : 'none';
};

/** The one place that decides who has premium access; undefined for an account that is gone. */
export const accessOf = async (db: Db, userId: string, now: Date): Promise<Access | undefined> => {
  const account = await readAccount(db, userId);
  if (!account) return undefined;
  const at = now.toISOString();
  // A period that ran out is over, whether or not the provider has said so yet.
  const subscriptions: Access['subscriptions'] = (await readSubscriptions(db, userId)).map(s =>
    GRANTING.has(s.status) && s.current_period_end <= at ? { ...s, status: 'canceled' } : s,
  );
  const own = subscriptions.some(s => GRANTING.has(s.status));
  const isMemberOfApprovedClass = (await readApprovedClass(db, userId, at)) !== undefined;
  const isPermanentFree = account.permanent_free_at !== null;
  const vipTeacher = account.role === 'teacher' && account.approved_at !== null;
  const isSubscribed = own || vipTeacher || isPermanentFree || isMemberOfApprovedClass || account.role === 'admin';
  const trialEndsAt = addDays(new Date(account.created_at), TRIAL_DAYS).toISOString();
  const trialActive = !isSubscribed && trialEndsAt > at;
  const shown = trialActive
    ? [...subscriptions, { status: 'trialing', plan_id: null, plan_name: null, current_period_end: trialEndsAt }]
    : subscriptions;
  return {
    isSubscribed,
    subscriptionStatus: vipTeacher ? 'vip_teacher' : statusOf(subscriptions, own, trialActive),
    isPermanentFree,
    isMemberOfApprovedClass,
    subscriptions: shown,
    trialEndsAt,
    hasPremium: isSubscribed || trialActive,
  };
};
