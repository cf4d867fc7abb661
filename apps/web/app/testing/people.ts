import type { User } from '@eszkerek/contract/entities';

/** A pupil as the server describes one; tests change only what they are about. */
export const pupil: User = {
  id: '0190a1b2-0000-7000-8000-000000000001',
  username: 'Kővári Lili',
  real_name: 'Kővári Lili',
  call_name: null,
  email: 'lili@pelda.hu',
  role: 'student',
  referral_code: 'ABCD2345',
  successful_referrals: 0,
  earned_rewards: 0,
  is_subscribed: false,
  subscription_status: 'none',
  is_permanent_free: false,
  is_member_of_approved_class: false,
  subscriptions: [],
  is_approved: true,
  is_rejected: false,
  rejection_reason: null,
  created_at: '2026-11-01T08:00:00.000Z',
  has_password: true,
  has_google: false,
  class_name: null,
  parental_email: null,
  parental_consent: 'none',
  totp_enabled: false,
};

export const teacher: User = { ...pupil, username: 'Kata', real_name: 'Kata', email: 'kata@pelda.hu', role: 'teacher' };
