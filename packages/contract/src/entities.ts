import { z } from 'zod';
import { isoTime, success } from './fields.ts';

export const role = z.enum(['student', 'teacher', 'admin']);
export type Role = z.output<typeof role>;

export const subscriptionStatus = z.enum(['none', 'trialing', 'active', 'past_due', 'canceled', 'vip_teacher']);
export type SubscriptionStatus = z.output<typeof subscriptionStatus>;

/** One entry of the profile's list; the app's own trial is the entry without a plan. */
export const subscriptionEntry = z.object({
  status: z.enum(['trialing', 'active']),
  plan_id: z.string().nullable(),
  plan_name: z.string().nullable(),
  current_period_end: isoTime,
  /** Set when the owner canceled it: it runs until then and is not renewed. */
  cancel_at: isoTime.nullish(),
});
export type SubscriptionEntry = z.output<typeof subscriptionEntry>;

/** The account as its owner sees it: the answer of the profile and the `user` of every sign-in. */
export const user = z.object({
  id: z.string(),
  username: z.string(),
  real_name: z.string(),
  /** How a pupil asked to be called; null: by the given name. */
  call_name: z.string().nullable(),
  /** Null for a pupil a teacher has added without an address. */
  email: z.string().nullable(),
  role,
  referral_code: z.string(),
  successful_referrals: z.int(),
  earned_rewards: z.int(),
  is_subscribed: z.boolean(),
  subscription_status: subscriptionStatus,
  is_permanent_free: z.boolean(),
  is_member_of_approved_class: z.boolean(),
  subscriptions: z.array(subscriptionEntry),
  is_approved: z.boolean(),
  /** A teacher an admin has rejected, and why, if a reason was given. */
  is_rejected: z.boolean(),
  rejection_reason: z.string().nullable(),
  created_at: isoTime,
  /** False for an account that has only ever signed in with Google. */
  has_password: z.boolean(),
  has_google: z.boolean(),
  class_name: z.string().nullable(),
  parental_email: z.string().nullable(),
  parental_consent: z.enum(['none', 'waiting', 'confirmed']),
  totp_enabled: z.boolean(),
});
export type User = z.output<typeof user>;

export const signedIn = z.object({ success, user, token: z.string(), message: z.string().optional() });
