import { TRIAL_DAYS } from '@eszkerek/contract/constants';
import type { SessionUser } from './session.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Subscribed, or within 30 days of registration. The server decides again on every call. */
export function hasPremiumAccess(user: SessionUser | null, now: number): boolean {
  if (user === null) return false;
  if (user.is_subscribed === true) return true;
  const since = Date.parse(user.created_at ?? '');
  return Number.isFinite(since) && now < since + TRIAL_DAYS * dayMs;
}
