import { AppError, type User } from '@eszkerek/contract';
import type { Db } from '../../db/engine.ts';
import { addressOf } from '../../db/no-address.ts';
import { accessFor } from '../billing/access.ts';
import { readProfile } from './profile-store.ts';

/** The account as its owner sees it, access included. */
export const readUser = async (db: Db, userId: string, now: Date): Promise<User> => {
  const row = await readProfile(db, userId);
  if (!row) throw new AppError('tokenInvalid');
  const access = await accessFor(db, row, now);
  return {
    id: row.id,
    username: row.username,
    real_name: row.real_name ?? row.username,
    call_name: row.call_name,
    email: addressOf(row.email),
    role: row.role,
    referral_code: row.referral_code,
    successful_referrals: row.successful_referrals,
    earned_rewards: row.earned_rewards,
    is_subscribed: access.isSubscribed,
    subscription_status: access.subscriptionStatus,
    is_permanent_free: access.isPermanentFree,
    is_member_of_approved_class: access.isMemberOfApprovedClass,
    subscriptions: access.subscriptions,
    is_approved: row.role !== 'teacher' || row.approved_at !== null,
    is_rejected: row.rejected_at !== null,
    rejection_reason: row.rejection_reason,
    created_at: row.created_at,
    has_password: row.password_hash !== null,
    has_google: row.google_sub !== null,
    class_name: row.class_name,
    parental_email: row.parental_email,
    parental_consent: row.parental_confirmed_at ? 'confirmed' : row.parental_email ? 'waiting' : 'none',
    totp_enabled: row.totp_enabled_at !== null,
  };
};
