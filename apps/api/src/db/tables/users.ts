import type { Generated } from 'kysely';

export interface UsersTable {
  id: string;
  email: string;
  email_folded: string;
  username: string;
  username_folded: string;
  real_name: string | null;
  role: 'student' | 'teacher' | 'admin';
  password_hash: string | null;
  google_sub: string | null;
  email_verified_at: string | null;
  approved_at: string | null;
  rejected_at: string | null;
  rejection_reason: string | null;
  permanent_free_at: string | null;
  parental_email: string | null;
  parental_confirmed_at: string | null;
  parental_letter_stopped_at: string | null;
  referral_code: string;
  referred_by_code: string | null;
  successful_referrals: Generated<number>;
  earned_rewards: Generated<number>;
  last_login_at: string | null;
  totp_secret: string | null;
  totp_enabled_at: string | null;
  /** The time step of the last code used, so that no code is accepted twice. */
  totp_last_step: number | null;
  /** Wrong codes since the last right one. */
  totp_failures: Generated<number>;
  totp_locked_until: string | null;
  deletion_requested_at: string | null;
  /** The unverified address was registered again: what was typed before is not trusted. */
  registered_again_at: string | null;
  created_at: string;
}
